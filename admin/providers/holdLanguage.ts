import type { Store } from 'react-admin';
import { hasUnsavedWork, onNothingUnsaved } from '../layout/unsavedWork';

/**
 * The same store; a language that another tab has chosen is heard of when nothing is typed here any more. All is drawn anew
 * with it, and nobody who types here was asked.
 */
export function holdLanguage(store: Store): Store {
  let isOwn = false;
  return {
    ...store,
    setItem(key, value) {
      isOwn = true;
      store.setItem(key, value);
      isOwn = false;
    },
    subscribe(key, hear) {
      if (key !== 'locale') return store.subscribe(key, hear);
      let stopWaiting = () => {};
      const stop = store.subscribe(key, (value) => {
        stopWaiting();
        if (isOwn || !hasUnsavedWork()) return hear(value);
        stopWaiting = onNothingUnsaved(() => {
          stopWaiting();
          hear(value);
        });
      });
      return () => {
        stop();
        stopWaiting();
      };
    },
  };
}
