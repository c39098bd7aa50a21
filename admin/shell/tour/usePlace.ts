import { type RefObject, useLayoutEffect, useState } from 'react';
import { type Box, placeCard, pointedOut } from './placeCard';
import { type TourStep, targetOf } from './tourSteps';

/** Height of the app bar, and room for the card below the target. */
const scrollMargin = '72px 0 300px';

export interface Place {
  ring: Box;
  card: { left: number; top: number };
}

/** Position of the step's target and card, updated on scroll and resize. */
export function usePlace(step: TourStep, card: RefObject<HTMLElement | null>): Place | null {
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const target = targetOf(step);
    if (!target) return setPlace(null);
    const before = target.style.scrollMargin;
    target.style.scrollMargin = scrollMargin;
    target.scrollIntoView?.({ block: 'nearest' });
    target.style.scrollMargin = before;
    const measure = () => {
      const view = { width: document.documentElement.clientWidth, height: window.innerHeight };
      const ring = pointedOut(target.getBoundingClientRect(), view);
      const size = card.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
      setPlace({ ring, card: placeCard(ring, size, view) });
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [target, card.current, document.body]) if (element) observer.observe(element);
    window.addEventListener('scroll', measure, true);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure, true);
      window.removeEventListener('resize', measure);
    };
  }, [step, card]);
  return place;
}
