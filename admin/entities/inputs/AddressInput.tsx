import { Autocomplete, Box, TextField } from '@mui/material';
import { countries } from '@plumbline/resources/language/choices/countries';
import type { AddressValue } from '@plumbline/resources/language/fields/field';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { FieldGroup } from './FieldGroup';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';

export function AddressInput({ field, source, label }: InputProps<'address'>) {
  const translate = useTranslate();
  const format = useFormat();
  const input = useFieldInput<AddressValue>(source);
  const address = input.value ?? {};
  const change = (part: keyof AddressValue, text: string) => {
    const next = { ...address, [part]: text };
    if (text === '') delete next[part];
    input.change(Object.keys(next).length > 0 ? next : null);
  };
  const sorted = useMemo(
    () =>
      [...countries].sort((one, other) =>
        format.country(one).localeCompare(format.country(other), format.language),
      ),
    [format],
  );
  const line = (part: 'street' | 'zip' | 'city') => (
    <TextField
      label={translate(`shell.address.${part}`)}
      value={address[part] ?? ''}
      onChange={(event) => change(part, event.target.value)}
      onBlur={input.blur}
      error={Boolean(input.problem)}
      {...(part === 'street' ? { inputRef: input.ref } : {})}
      autoComplete="off"
    />
  );
  return (
    <FieldGroup label={label} isRequired={field.required ?? false} problem={input.problem}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(132px, 1fr) 2fr', sm: '3fr minmax(132px, 1fr) 2fr 2fr' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>{line('street')}</Box>
        {line('zip')}
        {line('city')}
        <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <Autocomplete
            options={sorted}
            value={sorted.find((code) => code === address.country) ?? null}
            getOptionLabel={format.country}
            autoHighlight
            openText={translate('shell.reference.open', { name: translate('shell.address.country') })}
            clearText={translate('shell.reference.clear', { name: translate('shell.address.country') })}
            onChange={(_event, code) => change('country', code ?? '')}
            noOptionsText={translate('shell.reference.none')}
            renderInput={(params) => (
              <TextField
                {...params}
                label={translate('shell.address.country')}
                error={Boolean(input.problem)}
              />
            )}
          />
        </Box>
      </Box>
    </FieldGroup>
  );
}
