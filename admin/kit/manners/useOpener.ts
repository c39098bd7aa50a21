import { type MouseEvent, useState } from 'react';

interface Opener {
  /** What was clicked on, as long as what it opens is open. */
  anchor: HTMLElement | null;
  close: () => void;
  /** For the button that opens. */
  button: { onClick: (event: MouseEvent<HTMLElement>) => void; onPointerEnter: () => void };
}

/** Opens something beside a button once its part is there, so that it is placed by the size it has. */
export function useOpener(part: { preload: () => Promise<void> }): Opener {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // That it could not be fetched is said where it would be.
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
