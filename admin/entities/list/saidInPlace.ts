/** A list says in its own place why it is empty; react-admin would show the bare code on top of that. */
export const saidInPlace = { onError: () => {} } as const;
