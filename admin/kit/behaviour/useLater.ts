import { useEffect, useState } from 'react';

/** Delay in milliseconds of requests that no user waits for. */
const later = 1500;
let isTime = false;

/** False until the first screen had time to load; defers what it does not need. */
export function useLater(): boolean {
  const [is, setIs] = useState(isTime);
  useEffect(() => {
    if (is) return;
    const timer = setTimeout(() => {
      isTime = true;
      setIs(true);
    }, later);
    return () => clearTimeout(timer);
  }, [is]);
  return is;
}
