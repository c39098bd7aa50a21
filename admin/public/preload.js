// Runs before the app's scripts have come: disk and network work while those are still being fetched and evaluated.
// What it finds is taken up by boot/takePreloadedRows.ts.
(() => {
  const keptBrandName = () => {
    try {
      return JSON.parse(localStorage.getItem('plumbline.brand'))?.name;
    } catch {
      return undefined;
    }
  };

  // The window in the colours it had last, before the first script or style of the app has come.
  try {
    const { mode, page, bar } = JSON.parse(localStorage.getItem('plumbline.window'));
    document.documentElement.style.background = page;
    document.documentElement.style.colorScheme = mode;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) meta.content = bar;
  } catch {
    // Nothing was kept yet.
  }

  // Under the name of the broker whose page it is: as the server wrote it, else as the last sign-in left it. A page from the
  // service worker has no name yet.
  if (globalThis.document && !document.title) document.title = keptBrandName() ?? 'Plumbline';

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

  /** The one chosen on this device, if any was. */
  const chosenLanguage = () => {
    try {
      return JSON.parse(localStorage.getItem('RaStoreplumbline.locale')) ?? undefined;
    } catch {
      return undefined;
    }
  };

  /** How a language writes numbers and days takes the browser longer to look up than one would think; a thread beside this one does. */
  const learn = (language) => {
    try {
      new Worker('/learn.js', { name: language });
    } catch {
      // Looked up when first needed.
    }
  };

  /**
   * What the device notes of its last person, `{ user, instance, language }` or `{ owes: true }` while a sign-out is to be
   * told; null: nobody was here. `identityStore` writes it, as asking the database takes too long for what waits for it.
   */
  const note = (() => {
    try {
      return JSON.parse(localStorage.getItem('plumbline.last'));
    } catch {
      return null;
    }
  })();

  /** Files that the app will ask for next, by the name under which its build notes them beside this script's own. */
  const bring = (name) => {
    for (const file of files[name] ?? []) {
      const link = document.createElement('link');
      const kind = file.endsWith('.woff2') ? { rel: 'preload', as: 'font' } : { rel: 'modulepreload' };
      Object.assign(link, kind, { href: file, crossOrigin: '' });
      document.head.append(link);
    }
    files[name] = [];
  };
  const files = JSON.parse(globalThis.document?.currentScript?.dataset.preload ?? '{}');
  const isDashboard = /^\/($|start\/dashboard$)/.test(globalThis.location?.pathname);
  const opensDashboard = isDashboard || globalThis.location?.pathname === '/index.html/afterlogin';
  let learnt;
  const bringFor = (personal) => {
    const language = chosenLanguage() ?? personal;
    if (language !== learnt) learn(language);
    learnt = language;
    bring(language);
    if (opensDashboard) bring('dashboard');
  };

  /** Reads the replica of the last person who signed in on this device. */
  const readAhead = async () => {
    if (!note?.user) return null;
    const who = `${note.user}.${note.instance}`;
    const database = `plumbline.${who}.replica`;
    const read = () =>
      inDatabase(database, async (store) => {
        const [rows, shards, revision = 0] = await Promise.all([
          answer(store('rows').getAll()),
          answer(store('shards').getAll()),
          answer(store('notes').get('revision')),
        ]);
        return { database, rows, shards, revision };
      });
    // Not in the middle of what another tab writes; the lock's name is the offline client's.
    return navigator.locks
      ? navigator.locks.request(`plumbline-${who}-replica`, { mode: 'shared' }, read)
      : read();
  };

  /** Asks for what the dashboard shows first, as the dashboard itself will in a moment. */
  const askForContent = (token) => {
    const day = new Date();
    const two = (number) => String(number).padStart(2, '0');
    const address = `/api/dashboard?today=${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
    const authorization = `Bearer ${token}`;
    const answer = fetch(address, { headers: { authorization } });
    // Where it fails, anyone who takes it up says so.
    answer.catch(() => {});
    globalThis.plumblineContent = { address, authorization, answer };
  };

  /**
   * Goes to the sign-in page, as the app would when it is loaded: a visitor need not wait for it. Only from the dashboard,
   * which is opened after signing in anyway; the app keeps other addresses.
   */
  const leaveForSignIn = () => {
    const language = chosenLanguage();
    const broker = new URLSearchParams(location.search).get('broker');
    const wishes = { ...(language ? { ui_locales: language } : {}), ...(broker ? { broker } : {}) };
    location.replace(`/api/oauth/issuer?${new URLSearchParams(wishes)}`);
  };

  /** Asks the server who is signed in, as the session's first question will be; null where a sign-out is still owed. */
  const preloadSession = async () => {
    if (note?.owes) return null;
    // What another tab says of the session from now on makes this answer an old one.
    const channel = new BroadcastChannel('plumbline-session');
    let isOld = false;
    channel.onmessage = () => {
      isOld = true;
    };
    // Two tabs may ask at once, the server gives both the same successor of the cookie; waiting for a lock takes longer.
    const response = await fetch('/api/session/refresh', { method: 'POST', credentials: 'same-origin' });
    const told = response.ok ? await response.clone().json() : null;
    if (told?.code === 'NOT_SIGNED_IN' && !note && !isOld && isDashboard) {
      leaveForSignIn();
      // The app must not start while this page is left.
      return new Promise(() => {});
    }
    if (opensDashboard && told?.accessToken && !isOld) askForContent(told.accessToken);
    const language = told?.actor?.language;
    if (language) bringFor(language);
    const take = () => {
      channel.close();
      return isOld ? null : response;
    };
    return { take, language };
  };

  globalThis.plumblineSession = preloadSession();
  // Without a network it fails, and so says to the person who takes it up.
  globalThis.plumblineSession.catch(() => {});
  globalThis.plumblineRows = readAhead().catch(() => null);
  if (note?.user) {
    globalThis.plumblineLanguage = note.language;
    bringFor(note.language);
  }
})();
