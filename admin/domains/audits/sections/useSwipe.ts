import { useEffect, useRef } from 'react';

interface Swiping {
  onNext: () => void;
  onBack: () => void;
  /** While something lies over the screen. */
  isOff: boolean;
}

/** Pixels: the least width of a swipe, the most it may rise or fall, and the edge left to the gestures of the system. */
const wide = 80;
const level = 48;
const edge = 24;
/** Milliseconds; slower is a selection or a mistake. */
const quick = 700;

/** Swiping across the screen with one finger: to the left for the next part, to the right for the one before. */
export function useSwipe(swiping: Swiping): void {
  const latest = useRef(swiping);
  latest.current = swiping;
  useEffect(() => {
    let start: { x: number; y: number; at: number } | null = null;
    const begin = (event: TouchEvent) => {
      const [touch, another] = event.touches;
      const isMine = touch && !another && !latest.current.isOff && !takesSwipes(event.target);
      const isInside = touch && touch.clientX > edge && touch.clientX < window.innerWidth - edge;
      start = isMine && isInside ? { x: touch.clientX, y: touch.clientY, at: event.timeStamp } : null;
    };
    const end = (event: TouchEvent) => {
      const [touch] = event.changedTouches;
      if (!start || !touch) return;
      const across = touch.clientX - start.x;
      const isSwipe =
        Math.abs(across) > wide &&
        Math.abs(touch.clientY - start.y) < level &&
        event.timeStamp - start.at < quick;
      start = null;
      if (!isSwipe) return;
      if (across < 0) latest.current.onNext();
      else latest.current.onBack();
    };
    const cancel = () => {
      start = null;
    };
    document.addEventListener('touchstart', begin, { passive: true });
    document.addEventListener('touchend', end, { passive: true });
    document.addEventListener('touchcancel', cancel, { passive: true });
    return () => {
      document.removeEventListener('touchstart', begin);
      document.removeEventListener('touchend', end);
      document.removeEventListener('touchcancel', cancel);
    };
  }, []);
}

/** Where a finger moves something else: text, dialogs, and rows that scroll sideways. */
const takesSwipes = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, nav, [role="dialog"], [role="slider"]') !== null;
