const name = 'plumbline-probe';

/** Whether this browser keeps data at all, asked by a database of nobody's; private windows and blocked site data do not. */
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
      // Without the property, or where using it is forbidden.
      resolve(false);
    }
  });
}
