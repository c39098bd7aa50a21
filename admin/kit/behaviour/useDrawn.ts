import { useEffect, useState } from 'react';

let isDrawn = false;
let tell = () => {};

/** Resolves after a screen has been painted. */
export const firstDrawn = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Parts that render after the first frame, in document order. */
const waiting: (() => void)[] = [];
let isGoing = false;

/**
 * Whether this part may render. On the first screen of a page load, secondary parts render one by one after the first
 * frame, so that the screen stays responsive; on later screens they render at once.
 */
export function useDrawn(): boolean {
  const [is, setIs] = useState(isDrawn);
  useEffect(() => {
    if (is) return;
    const come = () => setIs(true);
    waiting.push(come);
    if (!isGoing) begin();
    return () => {
      const place = waiting.indexOf(come);
      if (place >= 0) waiting.splice(place, 1);
    };
  }, [is]);
  return is;
}

function begin(): void {
  isGoing = true;
  requestAnimationFrame(() => {
    setTimeout(() => {
      tell();
      goOn();
    });
  });
}

/** One task per part: React batches state updates of the same task. */
function goOn(): void {
  const come = waiting.shift();
  if (come) {
    come();
    setTimeout(goOn);
  } else {
    isGoing = false;
    isDrawn = true;
  }
}
