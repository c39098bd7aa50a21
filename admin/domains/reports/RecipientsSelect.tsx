import CheckBoxOutlineBlankOutlined from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined';
import { ListItemIcon, ListItemText, MenuItem, TextField } from '@mui/material';
import type { Contact } from '@plumbline/resources/entities/contacts';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useLocalList } from '../../data/offline';
import { useNewContact } from './useNewContact';

interface RecipientsSelectProps {
  /** Customer whose contacts come first. */
  owner: string | null;
  value: readonly string[];
  onChange: (ids: string[]) => void;
  /** Locale key of the hint; default: they receive the report once it is final. */
  hint?: string;
}

/**
 * Selects the recipients of a report: contacts of the customer first, then of the account; those without an address
 * are disabled. A missing contact is created here.
 */
export function RecipientsSelect({
  owner,
  value,
  onChange,
  hint = 'reports.mails.recipientsHint',
}: RecipientsSelectProps) {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { records } = useLocalList('contacts', { sort: { field: 'lastName', order: 'ASC' } });
  const people = [
    ...records.filter((person) => owner !== null && person.owner === owner),
    ...records.filter((person) => person.owner === null),
  ].filter((person) => person.erasedAt === null);
  const created = useNewContact(owner, ({ id, emailAddress }) => {
    if (emailAddress) onChange([...value, id]);
  });
  const byId = new Map(people.map((person) => [person.id, person]));
  return (
    <>
      <TextField
        select
        fullWidth
        label={translate('reports.mails.recipients')}
        helperText={hint && translate(hint)}
        // Chosen people missing in the local store cannot be shown, but stay chosen.
        value={value.filter((id) => byId.has(id))}
        onChange={(event) => {
          const chosen = [event.target.value].flat();
          // The list stays open for several, but not above the form of a new one.
          if (created.openIfChosen(chosen)) setOpen(false);
          else onChange([...value.filter((id) => !byId.has(id)), ...chosen]);
        }}
        slotProps={{
          select: {
            multiple: true,
            open: isOpen,
            onOpen: () => setOpen(true),
            onClose: () => setOpen(false),
            renderValue: () => value.flatMap((id) => nameOf(byId.get(id)) ?? []).join(', '),
          },
        }}
      >
        {people.map((person) => (
          <MenuItem
            key={person.id}
            value={person.id}
            disabled={!person.emailAddress}
            sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
          >
            {/* The option announces its state itself; a checkbox would be a second control. */}
            <ListItemIcon aria-hidden>
              {value.includes(person.id) ? (
                <CheckBoxOutlined color="primary" />
              ) : (
                <CheckBoxOutlineBlankOutlined />
              )}
            </ListItemIcon>
            <ListItemText
              primary={nameOf(person)}
              secondary={person.emailAddress ?? translate('reports.mails.noAddress')}
            />
          </MenuItem>
        ))}
        {created.option}
      </TextField>
      {created.dialog}
    </>
  );
}

const nameOf = (person: Pick<Contact, 'firstName' | 'lastName'> | undefined): string | undefined =>
  person && `${person.firstName} ${person.lastName}`;
