import { Link } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';

/** First tab stop: skips app bar and menu (WCAG 2.2, 2.4.1). */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  return (
    <Link
      href="#main-content"
      onClick={(event) => {
        // The address must not change: the hash holds the open tab.
        event.preventDefault();
        main.current?.focus({ preventScroll: true });
      }}
      sx={{
        position: 'absolute',
        left: 8,
        top: -60,
        zIndex: 2000,
        backgroundColor: 'background.paper',
        p: 1,
        borderRadius: 1,
        '&:focus': { top: 8 },
      }}
    >
      {translate('shell.skip')}
    </Link>
  );
}
