const pause = (): Promise<unknown> =>
  new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });

/** Retries a failing load, one second apart, then throws the last error (specification, section 8). */
export async function tryLoading<T>(load: () => Promise<T>, retries = 3, wait = pause): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (retries <= 0) throw error;
    await wait();
    return tryLoading(load, retries - 1, wait);
  }
}
