/** A failure of the browser's storage: quota, private window, damaged or closed database. Nothing was saved. */
export class StorageError extends Error {
  readonly code = 'BROWSER_STORAGE';
  constructor(
    readonly reason: 'full' | 'unavailable' | 'unopened' | 'closed',
    cause?: unknown,
  ) {
    super('BROWSER_STORAGE', { cause });
    this.name = 'StorageError';
  }
}

const listeners = new Set<(failure: StorageError) => void>();

/** Notifies of every storage failure, except calls to a closed store. */
export function onStorageFailure(listener: (failure: StorageError) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs storage work and converts its errors to StorageError; `unopened` for errors of opening the database. */
export async function guarded<T>(
  work: () => Promise<T>,
  otherwise: 'unavailable' | 'unopened' = 'unavailable',
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    const failure = new StorageError(isFull(error) ? 'full' : otherwise, error);
    for (const listener of listeners) listener(failure);
    throw failure;
  }
}

/** The same for a database that will be closed: later calls must not open it again. */
export function gate(): { run: typeof guarded; shut: () => void } {
  let isShut = false;
  return {
    run: (work) => (isShut ? Promise.reject(new StorageError('closed')) : guarded(work)),
    shut: () => {
      isShut = true;
    },
  };
}

const isFull = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  (error.name === 'QuotaExceededError' || error.name === 'NS_ERROR_DOM_QUOTA_REACHED');
