import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds after which the screen one came from is gone. */
const settling = 400;

/** After going to another screen the keyboard and the screen reader begin there, not in the menu that led to it. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // An input that took the focus by itself keeps it.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    // The button that led here may be taken away a moment later, and the focus with it.
    const timer = window.setTimeout(() => {
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    }, settling);
    return () => window.clearTimeout(timer);
  }, [main, pathname]);
}
