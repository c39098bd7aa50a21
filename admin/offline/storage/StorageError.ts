/** The browser could not keep something: no room, private window, or a damaged or closed database. Nothing was saved then. */
export class StorageError extends Error {
  readonly code = 'BROWSER_STORAGE';
  constructor(
    readonly reason: 'full' | 'unavailable' | 'closed',
    cause?: unknown,
  ) {
    super('BROWSER_STORAGE', { cause });
    this.name = 'StorageError';
  }
}

/** Runs storage work and gives its failures one name. */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StorageError) throw error;
    throw new StorageError(isFull(error) ? 'full' : 'unavailable', error);
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
