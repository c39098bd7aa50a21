/** Whether a chunk of the app failed to load, recognised by the browsers' error messages. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading|Unable to preload CSS/i.test(
    error.message,
  );
