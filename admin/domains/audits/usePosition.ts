import { useEffect, useLayoutEffect } from 'react';
import { recallPosition, rememberPosition } from './rememberPosition';

const belowBars = 132;

/** Restores the scroll position of the audit, and remembers it. */
export function usePosition(audit: string): void {
  useLayoutEffect(() => {
    const position = recallPosition(audit);
    const element = position && document.getElementById(position.anchor);
    const top = element ? element.getBoundingClientRect().top + window.scrollY - (position?.offset ?? 0) : 0;
    // In braces: newer browsers return a promise, which React would take for a clean-up function.
    void window.scrollTo(0, top);
  }, [audit]);

  useEffect(() => {
    let timer: number | undefined;
    const note = () => {
      const rows = [...document.querySelectorAll<HTMLElement>('[data-checkpoint]')];
      const current = rows.find((row) => row.getBoundingClientRect().bottom > belowBars);
      if (current)
        rememberPosition(audit, {
          anchor: current.id,
          offset: Math.round(current.getBoundingClientRect().top),
        });
    };
    const rest = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(note, 150);
    };
    window.addEventListener('scroll', rest, { passive: true });
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('scroll', rest);
    };
  }, [audit]);
}
