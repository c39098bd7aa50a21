import { FormHelperText } from '@mui/material';
import { keyOf } from '@plumbline/resources/language/keyOf';
import { type Localized, localized } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';

interface NoteProps {
  values: Readonly<Record<string, unknown>>;
}

/** Note below an empty key: that it may stay empty, and the key that will be derived from the name. */
export function KeyNote({ values }: NoteProps) {
  const translate = useTranslate();
  if (values.key) return null;
  // Form values are untyped; this one is a localised text.
  const key = keyOf(localized(values.name as Localized | undefined, 'en-EN'));
  const text = key ? translate('customFields.key.made', { key }) : translate('customFields.key.willBeMade');
  return (
    <FormHelperText role="note" sx={{ mx: 1.75 }}>
      {text}
    </FormHelperText>
  );
}

/** Note below choices without keys: that keys are optional. */
export function ChoiceKeysNote({ values: { choices } }: NoteProps) {
  const translate = useTranslate();
  if (!Array.isArray(choices) || choices.every(({ value }) => value)) return null;
  return (
    <FormHelperText role="note" sx={{ mx: 1.75 }}>
      {translate('customFields.key.ofChoices')}
    </FormHelperText>
  );
}
