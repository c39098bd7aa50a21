import CloseOutlined from '@mui/icons-material/CloseOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import { useEffect, useRef, useState } from 'react';
import { useDebouncedEvent, useListContext, useTranslate } from 'react-admin';
import { fieldLabel } from '../../data/words/labels';
import { patchedFilter } from '../filters/filterModel';

/** Searches the fields with `search`; the tooltip names them. */
export function SearchBox({ entity }: { entity: AnyEntity }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const asked = typeof filterValues.q === 'string' ? filterValues.q : '';
  const [text, setText] = useState(asked);
  const input = useRef<HTMLInputElement>(null);
  // A search set elsewhere is shown here, but not while typing: the delayed filter must not overwrite newer input.
  useEffect(() => {
    if (document.activeElement !== input.current) setText(asked);
  }, [asked]);
  const search = (q: string) =>
    setFilters(patchedFilter(filterValues, { q: q.trim() || undefined }), undefined, false);
  const searchSoon = useDebouncedEvent(search, 250);
  const fields = Object.entries(entity.fields)
    .filter(([, field]) => field.search)
    .map(([name]) => translate(fieldLabel(entity, name)));
  const label = translate('shell.search.label');
  return (
    <OutlinedInput
      size="small"
      value={text}
      inputRef={input}
      onChange={(event) => {
        setText(event.target.value);
        searchSoon(event.target.value);
      }}
      placeholder={label}
      title={`${label}: ${fields.join(', ')}`}
      sx={{ width: { xs: 'auto', sm: 280 }, flex: { xs: '1 1 200px', sm: 'none' } }}
      autoComplete="off"
      inputProps={{ 'aria-label': label, type: 'text', enterKeyHint: 'search', role: 'searchbox' }}
      startAdornment={
        <InputAdornment position="start">
          <SearchOutlined fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        text && (
          <InputAdornment position="end">
            <IconButton
              edge="end"
              onClick={() => {
                setText('');
                search('');
              }}
              aria-label={translate('shell.search.clear')}
            >
              <CloseOutlined fontSize="small" />
            </IconButton>
          </InputAdornment>
        )
      }
    />
  );
}
