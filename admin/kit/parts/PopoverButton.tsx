import { Popover, Tooltip } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import { useOpener } from '../behaviour/useOpener';
import { HintedButton } from './HintedButton';

interface PopoverButtonProps {
  icon: ComponentType<{ fontSize: 'small' }>;
  title: string;
  /** Content of the popover, in its own chunk. */
  part: { preload: () => Promise<void> };
  /** Renders the content; called only while open. */
  children: (close: () => void) => ReactNode;
}

/** An icon button that opens a small dialog below itself. */
export function PopoverButton({ icon: Icon, title, part, children }: PopoverButtonProps) {
  const { anchor, close, button } = useOpener(part);
  return (
    <>
      <Tooltip title={title}>
        <HintedButton aria-label={title} aria-haspopup="dialog" {...button}>
          <Icon fontSize="small" />
        </HintedButton>
      </Tooltip>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={close}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ paper: { role: 'dialog', 'aria-label': title } }}
        >
          {children(close)}
        </Popover>
      )}
    </>
  );
}
