import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Loads these resources anew whenever the window is returned to, however fresh they are: others, and other tabs, change
 * them meanwhile. react-query does so only for a tab that was hidden, and not within the first seconds.
 */
export function useFreshOnReturn(...resources: readonly string[]): void {
  const queries = useQueryClient();
  const names = resources.join();
  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      for (const name of names.split(',')) void queries.invalidateQueries({ queryKey: [name] });
    };
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [queries, names]);
}
