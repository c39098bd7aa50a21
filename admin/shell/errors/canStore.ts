const name = 'plumbline-probe';

/**
 * Whether this browser stores data, tested with a temporary database; not in private windows or with blocked site data.
 */
export function canStore(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(name);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase(name);
        resolve(true);
      };
      request.onerror = () => resolve(false);
      request.onblocked = () => resolve(false);
    } catch {
      // `indexedDB` is missing, or access is denied.
      resolve(false);
    }
  });
}
