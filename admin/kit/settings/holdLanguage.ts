import type { Store } from 'react-admin';
import { hasUnsavedWork, onNothingUnsaved } from './unsavedWork';

/**
 * The same store, but a language chosen in another tab is applied only when nothing unsaved is open here: changing the
 * language re-mounts the app.
 */
export function holdLanguage(store: Store): Store {
  let isOwn = false;
  /** The language of this tab, once read. */
  let drawn: { value: unknown } | undefined;
  return {
    ...store,
    getItem<T>(key: string, initial?: T) {
      if (key !== 'locale') return store.getItem(key, initial);
      if (!drawn || !hasUnsavedWork()) drawn = { value: store.getItem(key) };
      // The store's type is chosen by its caller.
      return (drawn.value as T | undefined) ?? initial;
    },
    setItem(key, value) {
      isOwn = true;
      try {
        store.setItem(key, value);
      } finally {
        // A full disk throws; subscribing to other tabs still works.
        isOwn = false;
      }
      if (key === 'locale') drawn = { value };
    },
    subscribe(key, hear) {
      if (key !== 'locale') return store.subscribe(key, hear);
      let stopWaiting = () => {};
      const tell = (value: unknown) => {
        drawn = { value };
        hear(value);
      };
      const stop = store.subscribe(key, (value) => {
        stopWaiting();
        if (isOwn || !hasUnsavedWork()) return tell(value);
        stopWaiting = onNothingUnsaved(() => {
          stopWaiting();
          tell(value);
        });
      });
      return () => {
        stop();
        stopWaiting();
      };
    },
  };
}
