import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds until the previous screen is unmounted. */
const settling = 400;

/** Moves the focus to the new screen after navigation, for keyboards and screen readers. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // An autofocused input keeps the focus.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
    // The focused button may be unmounted with the previous screen.
    const timer = window.setTimeout(() => {
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    }, settling);
    return () => window.clearTimeout(timer);
  }, [main, pathname]);
}
