import { Autocomplete, Box, CircularProgress, TextField } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/language/names';
import { isSortedBy } from '@plumbline/resources/language/query/listing';
import { contains } from '@plumbline/resources/language/query/operators';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type RaRecord, useDebouncedEvent, useGetList, useGetMany, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { useLanguage } from '../../data/words/useLanguage';
import { subtitleOf } from '../title/subtitleOf';
import { titleFields, titleOf } from '../title/titleOf';
import { CreateEntry } from './create/CreateEntry';
import { useCreateHere } from './create/useCreateHere';

export interface ReferencePickerProps {
  to: EntityName;
  value: readonly string[];
  onChange: (ids: string[], rows: readonly RaRecord<string>[]) => void;
  label: string;
  isMultiple?: boolean;
  isRequired?: boolean;
  filter?: Readonly<Record<string, unknown>>;
  problem?: string | undefined;
  /** Hint shown if there is no error. */
  hint?: string | undefined;
  id?: string;
  onBlur?: () => void;
  inputRef?: (element: unknown) => void;
  /** Initial values of a row created here because it is missing; absent: none can be created. */
  given?: Readonly<Record<string, unknown>> | undefined;
}

const shown = 30;

/** Autocomplete for other records; offline it searches the local store. */
export function ReferencePicker({
  to,
  value,
  onChange,
  label,
  isMultiple = false,
  isRequired = false,
  filter,
  problem,
  hint,
  id,
  onBlur,
  inputRef,
  given,
}: ReferencePickerProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const entity = entities[to];
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [query, setQuery] = useState('');
  const search = useDebouncedEvent(setQuery, 200);
  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  const sort = titleFields(entity).find((name) => isSortedBy(entity, name)) ?? entity.list.sort;
  const {
    data: options = [],
    isFetching,
    isPlaceholderData,
    error,
  } = useGetList<RaRecord<string>>(
    to,
    {
      filter: { ...filter, ...(query ? { q: query } : {}) },
      pagination: { page: 1, perPage: shown },
      sort: { field: sort, order: 'ASC' },
    },
    { enabled: isOpen, placeholderData: keepPreviousData },
  );
  const { data: chosen } = useGetMany<RaRecord<string>>(
    to,
    { ids: [...value] },
    { enabled: value.length > 0 },
  );
  const ids = value.join();
  // The same array while the choice is unchanged: a new one would clear the typed text.
  const selected = useMemo(
    () =>
      ids
        .split(',')
        .filter(Boolean)
        .map((one): RaRecord<string> => chosen?.find((row) => row?.id === one) ?? { id: one }),
    [ids, chosen],
  );
  const create = useCreateHere(to, given, (row) =>
    isMultiple ? onChange([...value, row.id], [...selected, row]) : onChange([row.id], [row]),
  );
  const { entry } = create;
  const pick = (rows: readonly RaRecord<string>[]) =>
    entry && rows.includes(entry)
      ? create.open(typed)
      : onChange(
          rows.map((row) => row.id),
          rows,
        );
  const name = (row: RaRecord<string>) =>
    titleOf(entity, Object.keys(row).length > 1 ? row : undefined, { language, translate });
  // With the entry for a new row the typed text is kept.
  const title = (row: RaRecord<string>) => (row === entry ? typed : name(row));
  // Until the results of the typed text arrive, Enter must not pick an unrelated option.
  const isStale = typed !== query || isPlaceholderData;
  const fits = (row: RaRecord<string>) =>
    contains(typed.trim()).test(`${title(row)} ${subtitleOf(entity, row, language)}`);
  const noOptions = error ? errorMessage(error, translate) : translate('shell.reference.none');
  const shared = {
    id,
    options,
    open: isOpen,
    loading: isFetching || isStale,
    openOnFocus: false,
    autoHighlight: true,
    onOpen: () => setOpen(true),
    onClose: () => {
      setOpen(false);
      type('');
    },
    // A new row is offered once the server has responded: cached rows may lack an existing one.
    filterOptions: (rows: RaRecord<string>[]) =>
      isStale ? rows.filter(fits) : entry && !error && !isFetching ? [...rows, entry] : rows,
    getOptionLabel: title,
    getOptionKey: (row: RaRecord<string>) => row.id,
    isOptionEqualToValue: (one: RaRecord<string>, other: RaRecord<string>) => one.id === other.id,
    noOptionsText: noOptions,
    loadingText: translate('shell.loading'),
    openText: translate('shell.reference.open', { name: label }),
    closeText: translate('shell.action.close'),
    clearText: translate('shell.reference.clear', { name: label }),
    onInputChange: (_event: unknown, text: string, reason: string) => {
      if (reason === 'input') type(text);
    },
    onBlur,
    renderOption: (
      { key, ...attributes }: React.HTMLAttributes<HTMLLIElement> & { key?: React.Key },
      row: RaRecord<string>,
    ) => (
      <Box component="li" key={key} {...attributes}>
        {row === entry ? (
          <CreateEntry entity={entity} typed={typed} />
        ) : (
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontSize: '0.875rem' }}>{name(row)}</Box>
            <Box sx={{ fontSize: '0.78125rem', color: 'text.secondary' }}>
              {subtitleOf(entity, row, language)}
            </Box>
          </Box>
        )}
      </Box>
    ),
    renderInput: (params: React.ComponentProps<typeof TextField>) => (
      <TextField
        {...params}
        label={label}
        required={isRequired}
        error={Boolean(problem)}
        helperText={problem ?? hint}
        inputRef={inputRef}
        slotProps={{
          ...params.slotProps,
          input: {
            ...params.slotProps?.input,
            endAdornment: (
              <>
                {isFetching && isOpen && <CircularProgress size={16} aria-hidden />}
                {adornment(params)}
              </>
            ),
          },
        }}
      />
    ),
  };
  return (
    <>
      {isMultiple ? (
        <Autocomplete
          {...shared}
          // The list closes after each choice: left open, it would cover the save button.
          multiple
          value={selected}
          onChange={(_event, rows) => pick(rows)}
          slotProps={{ chip: { size: 'small' } }}
        />
      ) : (
        <Autocomplete
          {...shared}
          value={selected[0] ?? null}
          onChange={(_event, row) => pick(row ? [row] : [])}
        />
      )}
      {create.dialog}
    </>
  );
}

// The clear and open buttons that Autocomplete passes to its input.
function adornment(params: React.ComponentProps<typeof TextField>): React.ReactNode {
  const input = params.slotProps?.input;
  return input && 'endAdornment' in input ? input.endAdornment : null;
}
