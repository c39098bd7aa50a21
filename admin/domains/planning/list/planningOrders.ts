/** What stands first: of the open appointments the nearest day, of the finished ones the newest. */
export const planningOrders = {
  open: { field: 'datePlanned', order: 'ASC' },
  finished: { field: 'dateFinished', order: 'DESC' },
} as const;
