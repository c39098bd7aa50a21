import { useEffect, useState } from 'react';

let isDrawn = false;
let tell = () => {};

/** Resolves once a screen has been drawn. */
export const firstDrawn = new Promise<void>((resolve) => {
  tell = resolve;
});

/** What is drawn after the first frame, in the order in which it stands there. */
const waiting: (() => void)[] = [];
let isGoing = false;

/**
 * Whether it is this part's turn: of the first screen of a page, what nobody looks at first comes after the first frame,
 * one part after the other, so that the screen answers between them. Later screens are drawn at once.
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

/** In a task of its own for each: React draws together what it learns together. */
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
