import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Tooltip } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { HintedButton } from '../../kit/parts/HintedButton';
import { lazyDialog } from '../../kit/parts/lazyPart';

const SearchDialog = lazyDialog(() => import('./SearchDialog').then((module) => module.SearchDialog));

/** Global search: button, Ctrl-K and Cmd-K. */
export function SearchButton() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const early = useRef('');
  const open = () => {
    early.current = '';
    setOpen(true);
  };
  // Keeps letters typed before the dialog is loaded.
  useEffect(() => {
    if (!isOpen) return;
    const keep = (event: KeyboardEvent) => {
      const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isThere = event.target instanceof Element && event.target.closest('[role=dialog]') !== null;
      if (!isLetter || isThere) return;
      event.preventDefault();
      early.current += event.key;
    };
    window.addEventListener('keydown', keep);
    return () => window.removeEventListener('keydown', keep);
  }, [isOpen]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isAsked || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      early.current = '';
      setOpen((known) => !known);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const label = translate('search.open');
  return (
    <>
      <Tooltip title={`${label} (Ctrl K)`}>
        <HintedButton onClick={open} aria-label={label} aria-keyshortcuts="Control+K Meta+K">
          <SearchOutlined />
        </HintedButton>
      </Tooltip>
      {isOpen && <SearchDialog typedEarly={() => early.current} onClose={() => setOpen(false)} />}
    </>
  );
}
