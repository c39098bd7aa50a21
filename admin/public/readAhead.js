// Runs before the app's scripts have come: the disk works while they are still being fetched and evaluated.
// What it finds is taken up by boot/takeAhead.ts.
(() => {
  // The window in the colours it had last, before the first script or style of the app has come.
  try {
    const { mode, page, bar } = JSON.parse(localStorage.getItem('plumbline.window'));
    document.documentElement.style.background = page;
    document.documentElement.style.colorScheme = mode;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = bar;
  } catch {
    // Nothing was kept yet.
  }

  /** @param {IDBRequest} request */
  const answer = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  /** Runs one transaction that reads, on all stores there are. */
  const inDatabase = async (name, read) => {
    const opening = indexedDB.open(name);
    // There is none of this name yet, and none shall come into being by looking.
    opening.onupgradeneeded = () => opening.transaction.abort();
    const database = await answer(opening);
    try {
      const names = [...database.objectStoreNames];
      if (names.length === 0) return null;
      const transaction = database.transaction(names);
      return await read((store) => transaction.objectStore(store));
    } finally {
      // An open connection would keep the database from being removed.
      database.close();
    }
  };

  /** How a language writes numbers and days the browser looks up when first asked, which takes longer than one would think. */
  const learn = (language) => {
    try {
      new Intl.NumberFormat(language).format(1234.5);
      new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(0);
    } catch {
      // A language it does not know; the app tells.
    }
  };

  /** Reads the replica of the last person who signed in on this device. */
  const readAhead = async () => {
    // Where localforage keeps what `identityStore` writes.
    const identity = await inDatabase('plumbline-session', async (store) => {
      const [known, owes] = await Promise.all([
        answer(store('keyvaluepairs').get('identity')),
        answer(store('keyvaluepairs').get('owesSignOut')),
      ]);
      return owes === true ? null : known;
    });
    if (!identity) return null;
    const who = `${identity.user}.${identity.instance}`;
    const database = `plumbline.${who}.replica`;
    const read = () =>
      inDatabase(database, async (store) => {
        const [rows, revision = 0] = await Promise.all([
          answer(store('rows').getAll()),
          answer(store('notes').get('revision')),
        ]);
        return { database, rows, revision };
      });
    // Not in the middle of what another tab writes; the lock's name is the offline client's.
    const reading = navigator.locks
      ? navigator.locks.request(`plumbline-${who}-replica`, { mode: 'shared' }, read)
      : read();
    learn(identity.language);
    return reading;
  };

  globalThis.plumblineAhead = readAhead().catch(() => null);
})();
