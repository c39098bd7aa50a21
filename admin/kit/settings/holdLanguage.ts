import type { Store } from 'react-admin';
import { hasUnsavedWork, onNothingUnsaved } from './unsavedWork';

/**
 * The same store; a language that another tab has chosen is heard of, and read, when nothing is typed here any more. All is
 * drawn anew with it, and nobody who types here was asked.
 */
export function holdLanguage(store: Store): Store {
  let isOwn = false;
  /** The language this tab is drawn in, as far as anybody has asked. */
  let drawn: { value: unknown } | undefined;
  return {
    ...store,
    getItem<T>(key: string, initial?: T) {
      if (key !== 'locale') return store.getItem(key, initial);
      if (!drawn || !hasUnsavedWork()) drawn = { value: store.getItem(key) };
      // A store believes its reader about the type.
      return (drawn.value as T | undefined) ?? initial;
    },
    setItem(key, value) {
      isOwn = true;
      try {
        store.setItem(key, value);
      } finally {
        // A full disk throws; what other tabs choose afterwards is still theirs.
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
