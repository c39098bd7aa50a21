/** Width in pixels of the names of the rows, which stay where the rest of the board is scrolled. */
export const rowHead = { xs: 108, sm: 130 } as const;
