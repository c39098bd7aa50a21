import { MenuItem, Stack, TextField } from '@mui/material';
import type { ChoiceSet } from '@plumbline/resources/language/choices/choiceSet';
import { offeredIn } from '@plumbline/resources/language/choices/offeredIn';
import { isPresent } from '@plumbline/resources/language/validation';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useActor } from '../../data/session/ActorProvider';
import { ChoiceChip } from '../ChoiceChip';
import { choiceIcon } from './choiceIcons';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';

export function ChoiceInput({ field, source, label }: InputProps<'choice'>) {
  const translate = useTranslate();
  const input = useFieldInput<string>(source);
  const { instanceType } = useActor();
  const { values, retired = [], onlyWhen } = field.choices;
  const ofAccount = offeredIn(field.choices, instanceType);
  const names = Object.keys(onlyWhen?.when ?? {});
  const said: unknown[] = useWatch({ name: names });
  const isOfUse = isPresent(onlyWhen?.when, Object.fromEntries(names.map((name, at) => [name, said[at]])));
  const isOffered = (value: string) =>
    ofAccount.includes(value) && (isOfUse || !onlyWhen?.values.includes(value));
  // A value that is no longer offered is listed if the row has it.
  const offered = [
    ...values.filter((value) => isOffered(value) || value === input.value),
    ...retired.filter((value) => value === input.value),
  ];
  return (
    <TextField
      id={input.id}
      select
      label={label}
      required={field.required ?? false}
      value={input.value ?? ''}
      onBlur={input.blur}
      inputRef={input.ref}
      onChange={(event) => input.change(event.target.value)}
      error={Boolean(input.problem)}
      helperText={input.problem}
      slotProps={{ select: { SelectDisplayProps: { 'aria-required': field.required ?? false } } }}
    >
      {!field.required && (
        <MenuItem value="" sx={{ color: 'text.secondary' }}>
          {translate('shell.form.none')}
        </MenuItem>
      )}
      {offered.map((value) => (
        <MenuItem key={value} value={value}>
          <WithIcon choices={field.choices} value={value} />
        </MenuItem>
      ))}
    </TextField>
  );
}

function WithIcon({ choices, value }: { choices: ChoiceSet; value: string }) {
  const Icon = choiceIcon(choices, value);
  const word = <ChoiceChip choices={choices} value={value} />;
  if (!Icon) return word;
  return (
    <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Icon aria-hidden fontSize="small" />
      {word}
    </Stack>
  );
}
