import { type RefObject, useEffect, useRef } from 'react';

/** After going to another screen the keyboard and the screen reader begin there, not in the menu that led to it. */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>, pathname: string): void {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    // An input that took the focus by itself keeps it.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [main, pathname]);
}
