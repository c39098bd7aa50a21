import { FormHelperText } from '@mui/material';
import { keyOf } from '@plumbline/resources/language/keyOf';
import { type Localized, localized } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';

interface NoteProps {
  values: Readonly<Record<string, unknown>>;
}

/** Beneath a key nobody typed: that it may stay empty, and what the name makes of it. */
export function KeyNote({ values }: NoteProps) {
  const translate = useTranslate();
  if (values.key) return null;
  // The form's values know no types; this one is a text in several languages.
  const key = keyOf(localized(values.name as Localized | undefined, 'en-EN'));
  const text = key ? translate('customFields.key.made', { key }) : translate('customFields.key.willBeMade');
  return (
    <FormHelperText role="note" sx={{ mx: 1.75 }}>
      {text}
    </FormHelperText>
  );
}

/** Beneath values to choose from, some of which have no key: that they need none. */
export function ChoiceKeysNote({ values: { choices } }: NoteProps) {
  const translate = useTranslate();
  if (!Array.isArray(choices) || choices.every(({ value }) => value)) return null;
  return (
    <FormHelperText role="note" sx={{ mx: 1.75 }}>
      {translate('customFields.key.ofChoices')}
    </FormHelperText>
  );
}
