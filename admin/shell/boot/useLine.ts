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

/** What the browser says of the line, before a local store is open that follows it by the product's rules. */
export const useLine = (): Line => useSyncExternalStore(browserLine.subscribe, look);
