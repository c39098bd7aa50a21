import { MenuItem, TextField } from '@mui/material';
import type { Contact } from '@plumbline/resources/entities/contacts';
import { useTranslate } from 'react-admin';
import { useLocalList } from '../../data/offline';

interface PersonSelectProps {
  /** Locale key. */
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
  /** With a customer: that customer's people first, then the account's own. Without: only people with a role. */
  owner?: string | null;
  isRequired?: boolean;
  /** Locale key of what the choice is needed for. */
  hint?: string | undefined;
  /** Locale key of why somebody else cannot be chosen. */
  fixed?: string | undefined;
}

/** Chooses a person of the account, from the local store. */
export function PersonSelect({
  label,
  value,
  onChange,
  owner,
  isRequired = false,
  hint,
  fixed,
}: PersonSelectProps) {
  const translate = useTranslate();
  const { records } = useLocalList('contacts', { sort: { field: 'lastName', order: 'ASC' } });
  const people =
    owner === undefined
      ? records.filter((person) => person.instanceRole !== null || person.id === value)
      : [
          ...records.filter((person) => owner !== null && person.owner === owner),
          ...records.filter((person) => person.owner === null),
        ];
  const chosen = people.find((person) => person.id === value);
  return (
    <TextField
      select
      fullWidth
      required={isRequired}
      disabled={fixed !== undefined}
      helperText={(fixed ?? hint) && translate(fixed ?? hint ?? '')}
      label={translate(label)}
      value={chosen?.id ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      slotProps={{ select: { renderValue: () => (chosen ? nameOf(chosen) : null) } }}
    >
      {!isRequired && (
        <MenuItem value="">
          <em>{translate('reports.nobody')}</em>
        </MenuItem>
      )}
      {people.map((person) => (
        // Two of one name are identified while one chooses; the field of a phone has no room for more than the name.
        <MenuItem key={person.id} value={person.id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
          {[nameOf(person), person.emailAddress].filter(Boolean).join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}

const nameOf = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
