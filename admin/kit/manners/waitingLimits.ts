/** Milliseconds between two looks whether somebody is signed in, and after how many of them it takes long (section 9). */
export const pollEvery = 200;
export const pollsUntilLong = 50;

/** Milliseconds after which a waiting screen says that it takes long. The session tells by itself: nothing has to be polled. */
export const longAfter = pollEvery * pollsUntilLong;
