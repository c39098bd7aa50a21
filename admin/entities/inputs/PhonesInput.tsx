import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Button, IconButton, MenuItem, Stack, TextField } from '@mui/material';
import type { PhoneValue } from '@plumbline/resources/language/fields/field';
import { isPhone } from '@plumbline/resources/language/fields/formats';
import { phoneKindKey, phoneKinds } from '@plumbline/resources/language/fields/phoneKinds';
import { useTranslate } from 'react-admin';
import { FieldGroup } from './FieldGroup';
import type { InputProps } from './inputProps';
import { useFieldInput } from './useFieldInput';

export function PhonesInput({ source, label }: InputProps<'phones'>) {
  const translate = useTranslate();
  const input = useFieldInput<PhoneValue[]>(source);
  const phones = input.value ?? [];
  const set = (index: number, part: Partial<PhoneValue>) =>
    input.change(phones.map((phone, at) => (at === index ? { ...phone, ...part } : phone)));
  const remove = (index: number) => {
    const rest = phones.filter((_phone, at) => at !== index);
    input.change(rest.length > 0 ? rest : null);
  };
  const add = (
    <Button
      variant="text"
      startIcon={<AddOutlined />}
      onClick={() => input.change([...phones, { kind: 'work', number: '' }])}
    >
      {translate('shell.phone.add')}
    </Button>
  );
  return (
    <FieldGroup label={label} problem={input.problem} action={add}>
      <Stack sx={{ gap: 1 }}>
        {phones.map((phone, index) => {
          const isWrong = Boolean(input.problem) && !isPhone(phone.number);
          return (
            // Numbers have no id; their position identifies them.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <Stack key={index} direction="row" sx={{ gap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
              <TextField
                select
                label={translate('shell.phone.kind')}
                value={phone.kind}
                sx={{ width: 'auto', flex: { xs: '1 0 128px', sm: '0 0 150px' } }}
                onChange={(event) =>
                  set(index, { kind: phoneKinds.find((kind) => kind === event.target.value) ?? 'work' })
                }
              >
                {phoneKinds.map((kind) => (
                  <MenuItem key={kind} value={kind}>
                    {translate(phoneKindKey(kind))}
                  </MenuItem>
                ))}
              </TextField>
              <TextField
                label={translate('shell.phone.number')}
                type="tel"
                sx={{ flex: '2 1 150px', width: 'auto' }}
                value={phone.number}
                error={isWrong}
                onChange={(event) => set(index, { number: event.target.value })}
                onBlur={input.blur}
                autoFocus={phone.number === ''}
                autoComplete="off"
              />
              <IconButton
                onClick={() => remove(index)}
                aria-label={translate('shell.list.remove', { name: phone.number || String(index + 1) })}
              >
                <DeleteOutlined fontSize="small" />
              </IconButton>
            </Stack>
          );
        })}
      </Stack>
    </FieldGroup>
  );
}
