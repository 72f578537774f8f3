package dev.selvage.coexistence.asked.signed;

/** In a sealed package, but in another place. */
public class Intruder {}
