import { Link } from '@mui/material';
import type { RefObject } from 'react';
import { useTranslate } from 'react-admin';

/** The keyboard's first stop: past bar and menu to what the screen is about. */
export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  const translate = useTranslate();
  return (
    <Link
      href="#main-content"
      onClick={(event) => {
        // The address stays as it is: what follows its # says which tab is open.
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
