import { type DragEvent, useState } from 'react';

/** Lets files be dropped onto an element: its properties, and whether some hover over it. */
export function useFileTarget(take: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  const target = {
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      take([...event.dataTransfer.files]);
    },
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
  };
  const sx = {
    borderStyle: 'dashed',
    borderColor: isOver ? 'primary.main' : 'divider',
    borderRadius: 1,
    ...(isOver ? { backgroundColor: 'action.selected' } : {}),
  };
  return { target, sx };
}
