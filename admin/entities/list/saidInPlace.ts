/** The list shows the error itself; react-admin would also notify the bare code. */
export const saidInPlace = { onError: () => {} } as const;
