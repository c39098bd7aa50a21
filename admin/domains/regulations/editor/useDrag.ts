import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export interface DragSource {
  kind: 'part' | 'checkpoint';
  id: string;
}
/** The row before which the dragged one is dropped; `end`: after the last one of that part, or of all parts. */
export interface DropTarget {
  kind: DragSource['kind'];
  part: string;
  index: number;
}

interface DragRules {
  drop: (source: DragSource, target: DropTarget) => void;
  step: (source: DragSource, step: -1 | 1) => void;
}
export interface HandleProps {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const edge = 90;

/**
 * Sorts rows by dragging their handle with mouse, touch or pen, also between parts, and with the arrow keys on the
 * focused handle. Rows give their position in `data-drop`; the page scrolls near the window edge.
 */
export function useDrag(rules: DragRules) {
  const latest = useRef(rules);
  latest.current = rules;
  const [dragged, setDragged] = useState<DragSource | null>(null);
  const [target, setTarget] = useState<DropTarget | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const [start] = useState(() => (source: DragSource, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.focus();
    let found: DropTarget | null = null;
    let y = event.clientY;
    let x = event.clientX;
    setDragged(source);
    const look = () => {
      found = targetAt(x, y, source.kind) ?? found;
      setTarget(found);
    };
    const scroll = setInterval(() => {
      const by = y < edge ? -14 : y > window.innerHeight - edge ? 14 : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        look();
      }
    }, 16);
    const move = (moved: globalThis.PointerEvent) => {
      x = moved.clientX;
      y = moved.clientY;
      look();
    };
    const end = (isDropped: boolean) => {
      clearInterval(scroll);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', drop);
      window.removeEventListener('pointercancel', cancel);
      window.removeEventListener('keydown', onEscape, true);
      stop.current = null;
      setDragged(null);
      setTarget(null);
      if (isDropped && found) latest.current.drop(source, found);
    };
    const drop = () => end(true);
    const cancel = () => end(false);
    const onEscape = (pressed: globalThis.KeyboardEvent) => pressed.key === 'Escape' && end(false);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', drop);
    window.addEventListener('pointercancel', cancel);
    window.addEventListener('keydown', onEscape, true);
    stop.current = cancel;
  });
  const [handle] = useState(
    () =>
      (source: DragSource): HandleProps => ({
        onPointerDown: (event) => start(source, event),
        onKeyDown: (event) => {
          const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null;
          if (!step) return;
          event.preventDefault();
          latest.current.step(source, step);
        },
      }),
  );
  return { dragged, target, handle };
}

/** Position of a row, as `useDrag` reads it. */
export const dropMark = (target: DropTarget): string => JSON.stringify(target);

function targetAt(x: number, y: number, kind: DragSource['kind']): DropTarget | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const row = element.closest<HTMLElement>(`[data-drop-kind="${kind}"]`);
    if (!row?.dataset.drop) continue;
    const mark: DropTarget = JSON.parse(row.dataset.drop);
    const { top, height } = row.getBoundingClientRect();
    // The lower half of a row means after it; the end marker has no lower half.
    return row.dataset.dropEnd === undefined && y > top + height / 2
      ? { ...mark, index: mark.index + 1 }
      : mark;
  }
  return null;
}
