import { MenuItem } from '@mui/material';
import type { Contact } from '@plumbline/resources/entities/contacts';
import { entities } from '@plumbline/resources/entities/index';
import type { ReactNode } from 'react';
import { CreateEntry } from '../../entities/inputs/create/CreateEntry';
import { useCreateHere } from '../../entities/inputs/create/useCreateHere';

interface NewContact {
  /** The last option of a select; null: this person may not, or not now. */
  option: ReactNode;
  /** Opens the form of a new contact if the option is among what was chosen; whether it is. */
  openIfChosen: (chosen: readonly string[]) => boolean;
  dialog: ReactNode;
}

/** Lets a select of contacts create a missing one, of the customer where there is one. */
export function useNewContact(
  owner: string | null,
  onMade: (contact: Pick<Contact, 'id' | 'emailAddress'>) => void,
): NewContact {
  const { entry, open, dialog } = useCreateHere('contacts', owner ? { owner } : {}, ({ id, emailAddress }) =>
    onMade({ id, emailAddress: emailAddress ?? null }),
  );
  return {
    option: entry && (
      <MenuItem value={entry.id}>
        <CreateEntry entity={entities.contacts} typed="" />
      </MenuItem>
    ),
    openIfChosen: (chosen) => {
      const isChosen = entry !== undefined && chosen.includes(entry.id);
      if (isChosen) open('');
      return isChosen;
    },
    dialog,
  };
}
