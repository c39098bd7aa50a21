const pause = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });

/** Loads what the network may not bring at once: so many retries, a second apart, then the last error (specification, section 8). */
export async function tryLoading<T>(load: () => Promise<T>, retries = 3, wait = pause): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (retries <= 0) throw error;
    await wait();
    return tryLoading(load, retries - 1, wait);
  }
}
