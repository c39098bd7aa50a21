import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** A cell of the board by the keys of its row and column. */
export interface Cell {
  row: string;
  column: string;
}
interface Held<T> {
  item: T;
  over: Cell | null;
  isByKeys: boolean;
}
interface MoveOptions<T> {
  rows: readonly string[];
  columns: readonly string[];
  /** Where an item is; null: not on the board. */
  cellOf: (item: T) => Cell | null;
  onDrop: (item: T, cell: Cell) => void;
}

/** Movement of the pointer, in pixels, below which it is a press. */
const threshold = 6;
/** Distance in pixels to the edges of the window, and to the sides of the board, at which they scroll; and how far. */
const edge = 64;
const sideEdge = 28;
const perFrame = 10;

/**
 * Moves items between the cells of a table whose cells have `data-row` and `data-column`: by pointer, or with space and
 * arrow keys while the item's handle has the focus; Escape cancels.
 */
export function useBoardMove<T>({ rows, columns, cellOf, onDrop }: MoveOptions<T>) {
  const [held, setHeld] = useState<Held<T> | null>(null);
  const [pointer, setPointer] = useState<{ x: number; y: number } | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);
  const release = () => {
    stop.current?.();
    stop.current = null;
    setHeld(null);
    setPointer(null);
  };
  const drop = (item: T, over: Cell | null) => {
    release();
    if (over) onDrop(item, over);
  };

  const follow = (item: T, start: { x: number; y: number }) => {
    stop.current?.();
    let over: Cell | null = null;
    let isMoving = false;
    let last = start;
    let frame = 0;
    // Also while the pointer rests at an edge, as a finger does.
    const scroll = () => {
      if (scrollAtEdge(last)) {
        over = cellAt(last.x, last.y);
        setHeld({ item, over, isByKeys: false });
      }
      frame = requestAnimationFrame(scroll);
    };
    const move = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      if (!isMoving && Math.hypot(x - start.x, y - start.y) < threshold) return;
      if (!isMoving) frame = requestAnimationFrame(scroll);
      isMoving = true;
      last = { x, y };
      over = cellAt(x, y);
      setHeld({ item, over, isByKeys: false });
      setPointer(last);
    };
    const end = () => {
      if (!isMoving) return release();
      // The press that ends a move opens nothing.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
      drop(item, over);
    };
    const cancel = ({ key }: globalThis.KeyboardEvent) => key === 'Escape' && release();
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', release);
    window.addEventListener('keydown', cancel);
    stop.current = () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', release);
      window.removeEventListener('keydown', cancel);
    };
  };

  const beside = ({ row, column }: Cell, key: string): Cell | null => {
    const [down, right] = steps[key] ?? [0, 0];
    if (down === 0 && right === 0) return null;
    return {
      row: rows[clamp(rows.indexOf(row) + down, rows.length)] ?? row,
      column: columns[clamp(columns.indexOf(column) + right, columns.length)] ?? column,
    };
  };
  const onKeyDown = (item: T) => (event: KeyboardEvent) => {
    const { key } = event;
    const isPress = key === ' ' || key === 'Enter';
    if (!held) {
      if (!isPress) return;
      event.preventDefault();
      const [row = ''] = rows;
      const [column = ''] = columns;
      const over = cellOf(item) ?? { row, column };
      setHeld({ item, over, isByKeys: true });
      return show(cellElement(over));
    }
    if (!held.isByKeys || !held.over) return;
    const next = beside(held.over, key);
    if (!next && !isPress && key !== 'Escape') return;
    event.preventDefault();
    if (next) {
      setHeld({ ...held, over: next });
      show(cellElement(next));
    } else if (isPress) drop(held.item, held.over);
    else {
      release();
      show(event.currentTarget);
    }
  };
  return {
    held,
    /** Where the pointer is while it moves an item. */
    pointer,
    isOver: (row: string, column: string) => held?.over?.row === row && held.over.column === column,
    /** For the handle of an item; also works for touch, where the rest of the item scrolls the page. */
    handle: (item: T) => ({
      onKeyDown: onKeyDown(item),
      onBlur: () => held?.isByKeys && release(),
      onPointerDown: (event: PointerEvent) => {
        event.stopPropagation();
        if (event.button === 0) follow(item, at(event));
      },
      style: { touchAction: 'none' } as const,
    }),
    /** For the whole item, by mouse. */
    body: (item: T) => ({
      onPointerDown: (event: PointerEvent) =>
        event.button === 0 && event.pointerType === 'mouse' && follow(item, at(event)),
      // Otherwise the browser drags the link inside.
      onDragStart: (event: { preventDefault: () => void }) => event.preventDefault(),
    }),
  };
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};
const clamp = (index: number, length: number): number => Math.min(Math.max(index, 0), length - 1);
const at = ({ clientX: x, clientY: y }: PointerEvent) => ({ x, y });
const swallow = (event: Event) => {
  event.preventDefault();
  event.stopPropagation();
};

/** Scrolls as far as needed: on a phone most of the board is outside the window. */
const show = (element: Element | undefined): void =>
  element?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

const cellElement = ({ row, column }: Cell): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-row][data-column]')].find(
    ({ dataset }) => dataset.row === row && dataset.column === column,
  );

/** Scrolls the board, and up and down the window around it, where the pointer is at their edge; false: it is not. */
function scrollAtEdge({ x, y }: { x: number; y: number }): boolean {
  const down = directionAt(y, { from: edge, to: window.innerHeight - edge });
  if (down !== 0) window.scrollBy(0, down * perFrame);
  const board = document.querySelector('[data-row][data-column]')?.closest('[role="region"]');
  const sides = board?.getBoundingClientRect();
  if (!board || !sides) return down !== 0;
  const isBeside = y > sides.top && y < sides.bottom;
  const right = isBeside ? directionAt(x, { from: sides.left + sideEdge, to: sides.right - sideEdge }) : 0;
  board.scrollLeft += right * perFrame;
  const isAbove = x > sides.left && x < sides.right;
  const onBoard = isAbove ? directionAt(y, { from: sides.top + edge, to: sides.bottom - edge }) : 0;
  board.scrollTop += onBoard * perFrame;
  return down !== 0 || right !== 0 || onBoard !== 0;
}

const directionAt = (at: number, { from, to }: { from: number; to: number }): -1 | 0 | 1 => {
  if (at < from) return -1;
  return at > to ? 1 : 0;
};

function cellAt(x: number, y: number): Cell | null {
  const cell = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row][data-column]');
  const { row, column } = cell?.dataset ?? {};
  return row !== undefined && column !== undefined ? { row, column } : null;
}
