import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { Alert, Box, Dialog, InputAdornment, LinearProgress, TextField, Typography } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useConnection } from '../../data/offline';
import { ListError } from '../../entities/list/ListError';
import { type RecentRecord, useRecentRecords } from '../../entities/recent/useRecentRecords';
import { showPath } from '../../entities/screenPaths';
import { RecentRecords } from './RecentRecords';
import { SearchHits } from './SearchHits';
import { shortestSearch, useSearch } from './useSearch';

interface SearchDialogProps {
  /** Text typed before the dialog was loaded. */
  typedEarly: () => string;
  onClose: () => void;
}

/** Searches all records the user may see and opens the chosen one; operable by keyboard. */
export function SearchDialog({ typedEarly, onClose }: SearchDialogProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const base = useId();
  const { isOnline } = useConnection();
  const { remember } = useRecentRecords();
  const [typed, setTyped] = useState(typedEarly);
  const text = useSettled(typed.trim());
  const { data, error, isFetching, refetch } = useSearch(text);
  const isAsked = text.length >= shortestSearch;
  const groups = isAsked && !error ? (data ?? []) : [];
  const hits = groups.flatMap(({ resource, rows }) => rows.map(({ id }): RecentRecord => ({ resource, id })));
  const [place, setPlace] = useState(0);
  const active = Math.min(place, hits.length - 1);
  const optionId = (index: number) => `${base}-${index}`;
  const open = (record: RecentRecord) => {
    remember(record);
    onClose();
    navigate(showPath(entities[record.resource], record.id));
  };
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    const chosen = hits[active];
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      const next = (active + step + hits.length) % hits.length;
      setPlace(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      open(chosen);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': translate('search.open'), 'aria-labelledby': undefined } }}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Box sx={{ p: 1.5 }}>
        <TextField
          autoFocus
          fullWidth
          type="search"
          value={typed}
          placeholder={translate('search.placeholder')}
          onChange={(event) => {
            setTyped(event.target.value);
            setPlace(0);
          }}
          onKeyDown={onKey}
          slotProps={{
            htmlInput: {
              role: 'combobox',
              'aria-label': translate('search.label'),
              'aria-expanded': hits.length > 0,
              'aria-controls': `${base}-list`,
              'aria-activedescendant': hits.length > 0 ? optionId(active) : undefined,
              autoComplete: 'off',
              maxLength: 100,
            },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <SearchOutlined />
                </InputAdornment>
              ),
            },
          }}
        />
        <Box sx={{ height: 2 }}>
          {isFetching && <LinearProgress aria-label={translate('shell.loading')} sx={{ height: 2 }} />}
        </Box>
        {!isOnline && (
          <Alert severity="info" sx={{ mt: 1 }}>
            {translate('search.offline')}
          </Alert>
        )}
        {error && isAsked ? <ListError error={error} onRetry={() => void refetch()} /> : null}
        <SearchHits id={`${base}-list`} groups={groups} active={active} optionId={optionId} onOpen={open} />
        <Typography component="div" role="status" color="text.secondary" sx={{ px: 2 }}>
          {isAsked &&
            data &&
            hits.length === 0 &&
            !isFetching &&
            !error &&
            translate('search.nothing', { text })}
          {!isAsked && typed.trim().length > 0 && translate('search.hint')}
        </Typography>
        {!isAsked && <RecentRecords onOpen={open} />}
        <Typography
          variant="body2"
          color="text.secondary"
          sx={{ px: 2, pt: 1, display: { xs: 'none', sm: 'block' } }}
        >
          {translate('search.keys')}
        </Typography>
      </Box>
    </Dialog>
  );
}

const pauseMs = 200;

/** Debounced text. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), pauseMs);
    return () => window.clearTimeout(timer);
  }, [text]);
  return settled;
}
