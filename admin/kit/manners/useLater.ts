import { useEffect, useState } from 'react';

/** Milliseconds after which what nobody waits for may be asked for. */
const later = 1500;
let isTime = false;

/** Whether the first screen had its time: what is not needed for it stays out of its way until then. */
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
