import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useLocalList } from '../offline';

interface PersonSelectProps {
  /** Locale key. */
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
  /** With a customer: that customer's people first, then the account's own. Without: only people with a role. */
  owner?: string | null;
  isRequired?: boolean;
}

/** Chooses a person of the account, from the local store. */
export function PersonSelect({ label, value, onChange, owner, isRequired = false }: PersonSelectProps) {
  const translate = useTranslate();
  const { records } = useLocalList('contacts', { sort: { field: 'lastName', order: 'ASC' } });
  const people =
    owner === undefined
      ? records.filter((person) => person.instanceRole !== null || person.id === value)
      : [
          ...records.filter((person) => owner !== null && person.owner === owner),
          ...records.filter((person) => person.owner === null),
        ];
  return (
    <TextField
      select
      fullWidth
      required={isRequired}
      label={translate(label)}
      value={people.some((person) => person.id === value) ? value : ''}
      onChange={(event) => onChange(event.target.value || null)}
    >
      {!isRequired && (
        <MenuItem value="">
          <em>{translate('reports.nobody')}</em>
        </MenuItem>
      )}
      {people.map(({ id, firstName, lastName, emailAddress }) => (
        <MenuItem key={id} value={id}>
          {[`${firstName} ${lastName}`, emailAddress].filter(Boolean).join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}
