import { useCallback, useState } from 'react';

/** A word that outlives a reload of this tab; browsers that keep nothing just forget it. */
export function useRemembered(key: string): [string | null, (value: string | null) => void] {
  const [value, setValue] = useState<string | null>(() => {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  });
  const remember = useCallback(
    (next: string | null) => {
      setValue(next);
      try {
        if (next === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, next);
      } catch {
        // Private windows may refuse; then the import is forgotten with the tab.
      }
    },
    [key],
  );
  return [value, remember];
}
