import { useSyncExternalStore } from 'react';
import { browserLine } from '../../data/connection/browserLine';
import { isSlow } from '../../data/connection/connectionState';

interface Line {
  isOnline: boolean;
  isSlow: boolean;
}
let known: Line = { isOnline: true, isSlow: false };

function look(): Line {
  const now = { isOnline: browserLine.isReachable(), isSlow: isSlow(browserLine.quality()) };
  if (now.isOnline !== known.isOnline || now.isSlow !== known.isSlow) known = now;
  return known;
}

/** Connection state reported by the browser, used until a local store with the product's own rules is open. */
export const useLine = (): Line => useSyncExternalStore(browserLine.subscribe, look);
