/** Rows from before, while the new ones are on their way: seen to be old, and still readable. */
export const staleOpacity = 0.88;
