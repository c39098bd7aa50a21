import { Checkbox, MenuItem, TextField } from '@mui/material';
import { choiceText } from '@plumbline/resources/language/choices/choiceText';
import { offeredIn } from '@plumbline/resources/language/choices/offeredIn';
import { useTranslate } from 'react-admin';
import { useActor } from '../../data/session/ActorProvider';
import { useLanguage } from '../../data/words/useLanguage';
import { ChoiceChip } from '../ChoiceChip';
import { asList } from './asList';
import type { FilterProps } from './filterProps';

export function ChoiceFilter({ name, field, label, values, onChange }: FilterProps<'choice'>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { instanceType } = useActor();
  const chosen = asList(values[name]);
  const change = (next: readonly string[]) => onChange({ [name]: next.length === 0 ? undefined : next });
  return (
    <TextField
      select
      label={label}
      value={chosen}
      // With `multiple` the select's value is the list of chosen values.
      onChange={(event) => change(event.target.value as unknown as string[])}
      slotProps={{
        inputLabel: { shrink: true },
        select: {
          multiple: true,
          displayEmpty: true,
          renderValue: () =>
            chosen.length === 0
              ? translate('shell.filter.any')
              : chosen.map((value) => choiceText(field.choices, value, { language, translate })).join(', '),
        },
      }}
    >
      {[...offeredIn(field.choices, instanceType), ...(field.choices.retired ?? [])].map((value) => (
        <MenuItem key={value} value={value} dense>
          <Checkbox
            size="small"
            checked={chosen.includes(value)}
            tabIndex={-1}
            disableRipple
            slotProps={{ input: { 'aria-hidden': true } }}
            sx={{ p: 0.5, mr: 1 }}
          />
          <ChoiceChip choices={field.choices} value={value} />
        </MenuItem>
      ))}
    </TextField>
  );
}
