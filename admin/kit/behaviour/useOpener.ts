import { type MouseEvent, useState } from 'react';

interface Opener {
  /** The element that opened the menu or dialog, while that is open. */
  anchor: HTMLElement | null;
  close: () => void;
  /** Props of the button that opens. */
  button: { onClick: (event: MouseEvent<HTMLElement>) => void; onPointerEnter: () => void };
}

/** Opens a popover once its chunk is loaded, because it is positioned by its size. */
export function useOpener(part: { preload: () => Promise<void> }): Opener {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // A failed load is shown in place of the popover.
  const fetched = () => part.preload().catch(() => {});
  return {
    anchor,
    close: () => setAnchor(null),
    button: {
      onClick: ({ currentTarget }) => void fetched().then(() => setAnchor(currentTarget)),
      onPointerEnter: () => void fetched(),
    },
  };
}
