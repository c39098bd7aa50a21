import { Autocomplete, createFilterOptions, TextField } from '@mui/material';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useLocalList } from '../../../data/offline';

interface ResponsibleFieldProps {
  value: string;
  isDisabled: boolean;
  isRequired?: boolean;
  problem?: string | undefined;
  onChange: (name: string) => void;
}

/** Responsible person: the name of a contact of the account, or free text. */
export const ResponsibleField = memo(function ResponsibleField({
  value,
  isDisabled,
  isRequired = false,
  problem,
  onChange,
}: ResponsibleFieldProps) {
  const translate = useTranslate();
  const { records } = useLocalList('contacts', { sort: { field: 'lastName', order: 'ASC' } });
  const names = [...new Set(records.map((contact) => `${contact.firstName} ${contact.lastName}`))];
  return (
    <Autocomplete
      freeSolo
      options={names}
      // The list must not lie over the buttons below the field, nor stay when there is nothing left to choose.
      slotProps={{ popper: { placement: 'top' } }}
      filterOptions={(options, { inputValue }) =>
        filtered(options, inputValue).filter((name) => name !== inputValue)
      }
      inputValue={value}
      disabled={isDisabled}
      openOnFocus={false}
      clearText={translate('ra.action.clear_input_value')}
      onInputChange={(_event, name) => onChange(name.slice(0, 160))}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('resources.deficiencies.fields.responsiblePerson')}
          required={isRequired}
          error={Boolean(problem)}
          helperText={problem}
        />
      )}
    />
  );
});

const matching = createFilterOptions<string>();
const filtered = (names: string[], inputValue: string): string[] =>
  matching(names, { inputValue, getOptionLabel: (name) => name });
