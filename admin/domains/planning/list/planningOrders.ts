/** Sort order: open appointments by next date, finished ones newest first. */
export const planningOrders = {
  open: { field: 'datePlanned', order: 'ASC' },
  finished: { field: 'dateFinished', order: 'DESC' },
} as const;
