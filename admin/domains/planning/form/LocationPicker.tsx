import { Autocomplete, Box, TextField } from '@mui/material';
import { flattenTree } from '@plumbline/resources/rules/places/locationTree';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import type { LocalRow } from '../../../data/offline';
import { useEvery } from '../../../data/records/useEvery';

interface LocationPickerProps {
  label: string;
  owner: string | null;
  /** Only this customer's locations are offered. */
  isOwnerFixed: boolean;
  value: string | null;
  isDisabled: boolean;
  problem?: string | undefined;
  onChange: (location: string | null, owner: string | null) => void;
}

/** Selects a location from the tree. */
export function LocationPicker({
  label,
  owner,
  isOwnerFixed,
  value,
  isDisabled,
  problem,
  onChange,
}: LocationPickerProps) {
  const translate = useTranslate();
  const {
    data = [],
    isPending,
    error,
  } = useEvery<LocalRow<'locations'>>(
    'locations',
    {
      filter: isOwnerFixed ? { owner } : {},
      sort: { field: 'name', order: 'ASC' },
    },
    { enabled: !isOwnerFixed || owner !== null },
  );
  const options = useMemo(() => flattenTree(data), [data]);
  return (
    <Autocomplete
      options={options}
      loading={isPending}
      disabled={isDisabled}
      value={options.find(({ node }) => node.id === value) ?? null}
      autoHighlight
      getOptionLabel={({ node }) => node.name}
      getOptionKey={({ node }) => node.id}
      isOptionEqualToValue={(one, other) => one.node.id === other.node.id}
      onChange={(_event, option) => onChange(option?.node.id ?? null, option?.node.owner ?? null)}
      noOptionsText={error ? errorMessage(error, translate) : translate('shell.reference.none')}
      loadingText={translate('shell.loading')}
      openText={translate('shell.reference.open', { name: label })}
      closeText={translate('shell.action.close')}
      clearText={translate('shell.reference.clear', { name: label })}
      renderOption={({ key, ...attributes }, { node, depth }) => (
        <Box component="li" key={key} {...attributes} sx={{ minHeight: 40 }}>
          <Box component="span" sx={{ pl: depth * 2.5, fontWeight: depth === 0 ? 600 : 400 }}>
            {node.name}
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField {...params} label={label} required error={Boolean(problem)} helperText={problem} />
      )}
    />
  );
}
