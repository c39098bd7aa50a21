import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Changes the length of an appointment in days by its edge; `days` is what a release would add. */
export function useResize({
  daysPerColumn,
  onResize,
}: {
  daysPerColumn: number;
  onResize: (days: number) => void;
}) {
  const [days, setDays] = useState(0);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.preventDefault();
    const width = event.currentTarget.closest('td')?.offsetWidth || 1;
    const start = event.clientX;
    let added = 0;
    const move = ({ clientX }: globalThis.PointerEvent) => {
      added = Math.round(((clientX - start) / width) * daysPerColumn);
      setDays(added);
    };
    const end = () => {
      stop.current?.();
      setDays(0);
      if (added !== 0) onResize(added);
    };
    const cancel = () => {
      stop.current?.();
      setDays(0);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', cancel);
    stop.current = () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', cancel);
      stop.current = null;
    };
  };
  return { days, onPointerDown };
}
