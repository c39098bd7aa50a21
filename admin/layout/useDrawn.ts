import { startTransition, useEffect, useState } from 'react';

let isDrawn = false;
let tell = () => {};

/** Resolves once a screen has been drawn. */
export const firstDrawn = new Promise<void>((resolve) => {
  tell = resolve;
});

/** Milliseconds that it gives way to what comes to the screen meanwhile: the rows of a list would keep it back for seconds. */
const longest = 500;

/** Whether this page has drawn a screen before: of the first one, what nobody looks at first comes with the second frame. */
export function useDrawn(): boolean {
  const [is, setIs] = useState(isDrawn);
  useEffect(() => {
    if (is) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        isDrawn = true;
        tell();
        startTransition(() => setIs(true));
        timer = setTimeout(() => setIs(true), longest);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [is]);
  return is;
}
