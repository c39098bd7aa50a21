/**
 * Interval in milliseconds between checks of the session, and how many checks pass before the wait counts as long
 * (specification, section 9).
 */
export const pollEvery = 200;
export const pollsUntilLong = 50;

/** Milliseconds after which a waiting screen says that it takes long. The session notifies; nothing is polled. */
export const longAfter = pollEvery * pollsUntilLong;
