/** Element id of the handle of an appointment on the board. */
export const cardId = (planning: string): string => `board-${planning}`;
