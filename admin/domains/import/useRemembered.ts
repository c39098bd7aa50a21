import { useCallback, useState } from 'react';

/** A string that survives a reload of this tab; not kept where the browser has no session storage. */
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
        // Private windows may refuse; then it is lost with the tab.
      }
    },
    [key],
  );
  return [value, remember];
}
