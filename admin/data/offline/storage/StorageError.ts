/** The browser could not keep something: no room, private window, or a damaged or closed database. Nothing was saved then. */
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

/** Calls each time when the browser could not keep or read something; not when a closed store was asked. */
export function onStorageFailure(listener: (failure: StorageError) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Runs storage work and gives its failures one name; `unopened` where it is the database's opening. */
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

/** The same for a database that is closed at some point: what comes later must not open it again. */
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
