import type { DragEvent } from 'react';

// What is dragged within the page; a drop of anything else does nothing.
let dragged: ((day: string) => void) | null = null;

export function beginDrag(event: DragEvent, move: (day: string) => void): void {
  dragged = move;
  event.dataTransfer.effectAllowed = 'move';
}
export const endDrag = (): void => {
  dragged = null;
};

/** For a day of the calendar, onto which entries are dropped. */
export const dropOn = (day: string) => ({
  onDragOver: (event: DragEvent) => {
    if (dragged) event.preventDefault();
  },
  onDrop: (event: DragEvent) => {
    if (!dragged) return;
    event.preventDefault();
    dragged(day);
    endDrag();
  },
});
