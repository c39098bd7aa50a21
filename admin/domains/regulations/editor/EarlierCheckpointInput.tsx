import { MenuItem, TextField } from '@mui/material';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { localized } from '@plumbline/resources/language/languages';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useTextLanguage } from '../../../entities/inputs/TextLanguage';
import { useFieldInput } from '../../../entities/inputs/useFieldInput';
import type { Parts } from './partsModel';

interface EarlierCheckpointInputProps {
  parts: Parts;
  /** The dependent checkpoint: only earlier ones can be chosen. */
  before: string;
  label: string;
}

/** The earlier checkpoint whose answer decides whether this one is shown. */
export function EarlierCheckpointInput({ parts, before, label }: EarlierCheckpointInputProps) {
  const translate = useTranslate();
  const { language } = useTextLanguage();
  const { setValue } = useFormContext();
  const input = useFieldInput<string>('shownAfter');
  const all = parts.flatMap((part, index) =>
    checkpointsOf(part).map(({ id, name }, at) => ({
      id,
      text: `${index + 1}.${at + 1} ${localized(name, language) || translate('shell.list.untitled')}`,
    })),
  );
  const own = all.findIndex(({ id }) => id === before);
  const earlier = all.slice(0, own);
  const later = all.slice(own).find(({ id }) => id === input.value);
  const isGone = input.value !== null && !all.some(({ id }) => id === input.value);
  return (
    <TextField
      id={input.id}
      select
      label={label}
      value={input.value ?? ''}
      onChange={(event) => {
        input.change(event.target.value);
        // Another checkpoint has other answers.
        setValue('shownAnswer', null);
      }}
      error={Boolean(input.problem)}
      helperText={input.problem}
      inputRef={input.ref}
    >
      <MenuItem value="">{translate('regulation.editor.always')}</MenuItem>
      {earlier.map(({ id, text }) => (
        <MenuItem key={id} value={id} sx={{ whiteSpace: 'normal' }}>
          {text}
        </MenuItem>
      ))}
      {later && (
        <MenuItem value={later.id} disabled>
          {later.text}
        </MenuItem>
      )}
      {isGone && input.value && (
        <MenuItem value={input.value} disabled>
          {translate('regulation.editor.gone')}
        </MenuItem>
      )}
    </TextField>
  );
}
