import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';

export interface DragHandle {
  draggable: true;
  onDragStart: (event: DragEvent) => void;
  onDragEnd: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Reorders rows of a list: dragged by their handle, or with the arrow keys while the handle has the focus. */
export function useRowDrag(move: (from: number, to: number) => void) {
  const dragged = useRef<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    dragged.current = null;
    setOver(null);
  };
  return {
    /** The row above which the dragged one would be dropped. */
    over,
    handle: (index: number): DragHandle => ({
      draggable: true,
      onDragStart: (event) => {
        dragged.current = index;
        event.dataTransfer.effectAllowed = 'move';
        event.stopPropagation();
      },
      onDragEnd: end,
      onKeyDown: (event) => {
        const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
        if (step === 0) return;
        event.preventDefault();
        move(index, index + step);
        const handle = event.currentTarget.id;
        // React moves the row in the DOM, which loses the focus.
        requestAnimationFrame(() => document.getElementById(handle)?.focus());
      },
    }),
    row: (index: number) => ({
      // With nested lists, a row reacts only to drags within its own list.
      onDragOver: (event: DragEvent) => {
        if (dragged.current === null) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(index);
      },
      onDrop: (event: DragEvent) => {
        if (dragged.current === null) return;
        event.preventDefault();
        event.stopPropagation();
        move(dragged.current, index);
        end();
      },
    }),
  };
}

export const handleId = (itemId: string): string => `handle-${itemId}`;
export const focusHandle = (itemId: string): void => {
  requestAnimationFrame(() => document.getElementById(handleId(itemId))?.focus());
};
