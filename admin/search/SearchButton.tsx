import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { tryLoading } from '../layout/tryLoading';

const SearchDialog = lazy(() =>
  tryLoading(() => import('./SearchDialog')).then((module) => ({ default: module.SearchDialog })),
);

/** The search over everything: by this button, Ctrl-K or Cmd-K. */
export function SearchButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isAsked || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      setOpen((known) => !known);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const label = translate('search.open');
  return (
    <>
      <Tooltip title={`${label} (Ctrl K)`}>
        <IconButton onClick={() => setOpen(true)} aria-label={label} aria-keyshortcuts="Control+K Meta+K">
          <SearchOutlined />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
