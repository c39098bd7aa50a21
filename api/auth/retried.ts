/** Tries database work again that lost against other work on the same rows (deadlock, or a conflict between cluster nodes). */
export async function retried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= 4 || !hasLost(error)) throw error;
    }
  }
}

const hasLost = (error: unknown): boolean =>
  error instanceof Error && 'errno' in error && (error.errno === 1213 || error.errno === 1205);
