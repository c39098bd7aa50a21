import { type PointerEvent, type SyntheticEvent, useRef, useState } from 'react';
import { useListContext } from 'react-admin';

export interface Choosing {
  isChoosing: boolean;
  begin: () => void;
  end: () => void;
}

/** Whether rows without a permanent checkbox, as on a phone, are being selected: requested, or some are selected. */
export function useChoosing(): Choosing {
  const { selectedIds = [], onUnselectItems } = useListContext();
  const [isAsked, setAsked] = useState(false);
  return {
    isChoosing: isAsked || selectedIds.length > 0,
    begin: () => setAsked(true),
    end: () => {
      setAsked(false);
      onUnselectItems();
    },
  };
}

// Milliseconds; shorter than the browser's own long press, which would cancel the pointer events.
const longPress = 400;
const slack = 10;

/**
 * Handlers for a long press by touch. They suppress the browser's context menu and the click after lifting the finger.
 */
export function useLongPress(onLongPress: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const from = useRef({ x: 0, y: 0 });
  const isDone = useRef(false);
  const isFinger = useRef(false);
  const cancel = () => clearTimeout(timer.current);
  const fire = () => {
    cancel();
    if (isDone.current || !onLongPress) return;
    isDone.current = true;
    onLongPress();
  };
  const swallow = (event: SyntheticEvent) => {
    if (!isDone.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      isDone.current = false;
      isFinger.current = event.pointerType === 'touch';
      if (!isFinger.current || !onLongPress) return;
      from.current = { x: event.clientX, y: event.clientY };
      timer.current = setTimeout(fire, longPress);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > slack) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu: (event: SyntheticEvent) => {
      if (isFinger.current) fire();
      swallow(event);
    },
    onClickCapture: swallow,
  };
}
