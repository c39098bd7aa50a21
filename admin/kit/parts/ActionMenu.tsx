import { Menu } from '@mui/material';
import type { MouseEvent, ReactNode } from 'react';

interface ActionMenuProps {
  /** The button below which it opens, and after which it is named; null: it is shut. */
  anchor: HTMLElement | null;
  onClose: () => void;
  /** Id of what is said of the menu as a whole. */
  describedBy?: string | undefined;
  /** Where the rows around it are to hear nothing of it. */
  onClick?: (event: MouseEvent) => void;
  children: ReactNode;
}

/** A menu, named after its button and in a region of that name, as everything that stands on a screen is in one. */
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
