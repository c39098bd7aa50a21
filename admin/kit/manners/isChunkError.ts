/** Whether a part of the app itself could not be fetched, by what browsers say of it. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading|Unable to preload CSS/i.test(
    error.message,
  );
