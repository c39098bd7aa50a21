import { Menu } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';

interface ActionMenuProps {
  /** The button that opened the menu, which also labels it; null: closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Id of the element that describes the menu. */
  describedBy?: string | undefined;
  /** Stops clicks and keys from reaching the surrounding row. */
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A menu labelled by its button, inside a region of that name: axe requires all content to be in a landmark. */
export function ActionMenu({ anchor, describedBy, children, ...handlers }: ActionMenuProps) {
  const name = anchor?.getAttribute('aria-label') ?? anchor?.textContent ?? '';
  return (
    <Menu
      open={anchor !== null}
      anchorEl={anchor}
      slotProps={{
        root: { role: 'region', 'aria-label': name },
        list: { 'aria-label': name, 'aria-describedby': describedBy },
      }}
      {...handlers}
    >
      {children}
    </Menu>
  );
}
