const pause = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });

/** Loads what the network may not bring at once: so many attempts, a second apart, then the last error. */
export async function tryLoading<T>(load: () => Promise<T>, attempts = 3, wait = pause): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (attempts <= 1) throw error;
    await wait();
    return tryLoading(load, attempts - 1, wait);
  }
}
