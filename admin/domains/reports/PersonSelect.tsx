import { MenuItem, TextField } from '@mui/material';
import type { Contact } from '@plumbline/resources/entities/contacts';
import { useTranslate } from 'react-admin';
import { useLocalList } from '../../data/offline';
import { useNewContact } from './useNewContact';

interface PersonSelectProps {
  /** Locale key. */
  label: string;
  value: string | null;
  onChange: (id: string | null) => void;
  /**
   * With a customer: its contacts first, then those of the account, and one that is missing is created here. Without: only
   * contacts with a role.
   */
  owner?: string | null;
  isRequired?: boolean;
  /** Locale key of a hint. */
  hint?: string | undefined;
  /** Locale key of the reason why the choice is fixed. */
  fixed?: string | undefined;
}

/** Selects a contact from the local store. */
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
  const created = useNewContact(owner ?? null, ({ id }) => onChange(id));
  const chosen = people.find((person) => person.id === value);
  return (
    <>
      <TextField
        select
        fullWidth
        required={isRequired}
        disabled={fixed !== undefined}
        helperText={(fixed ?? hint) && translate(fixed ?? hint ?? '')}
        label={translate(label)}
        value={chosen?.id ?? ''}
        onChange={({ target }) => {
          if (!created.openIfChosen([target.value])) onChange(target.value || null);
        }}
        slotProps={{ select: { renderValue: () => (chosen ? nameOf(chosen) : null) } }}
      >
        {!isRequired && (
          <MenuItem value="">
            <em>{translate('reports.nobody')}</em>
          </MenuItem>
        )}
        {people.map((person) => (
          // The e-mail address distinguishes equal names in the list; the closed field has no room for it on a phone.
          <MenuItem key={person.id} value={person.id} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {[nameOf(person), person.emailAddress].filter(Boolean).join(' · ')}
          </MenuItem>
        ))}
        {owner !== undefined && created.option}
      </TextField>
      {created.dialog}
    </>
  );
}

const nameOf = ({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;
