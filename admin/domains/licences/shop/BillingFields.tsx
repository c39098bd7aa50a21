import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { countries } from '@plumbline/resources/language/choices/countries';
import { formats } from '@plumbline/resources/language/fields/formats';
import { isVatIdOf } from '@plumbline/resources/rules/money/vatId';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import type { BillingDraft } from './billing';

interface BillingFieldsProps {
  draft: BillingDraft;
  onChange: (draft: BillingDraft) => void;
}

const completions = {
  name: 'organization',
  street: 'street-address',
  zip: 'postal-code',
  city: 'address-level2',
  vatId: 'off',
} as const;

const addressParts = { street: true, zip: true, city: true };

/** Billing address: prefilled from the account, changeable for this order. */
export function BillingFields({ draft, onChange }: BillingFieldsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const known = countries
    .map((code) => ({ code, name: format.country(code) }))
    .sort((one, other) => one.name.localeCompare(other.name, format.language));
  const input = (name: keyof typeof completions, max: number, isRequired = true) => ({
    label: translate(name in addressParts ? `shell.address.${name}` : `shop.billing.${name}`),
    value: draft[name],
    required: isRequired,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [name]: target.value }),
    slotProps: { htmlInput: { maxLength: max, autoComplete: completions[name] } },
  });
  const hint = vatIdHint(draft);
  return (
    <Box component="section" aria-labelledby="billing-title" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography variant="h3" id="billing-title">
        {translate('shop.billing.title')}
      </Typography>
      <TextField {...input('name', 150)} />
      <TextField {...input('street', 150)} />
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '140px 1fr' } }}>
        <TextField {...input('zip', 20)} />
        <TextField {...input('city', 100)} />
      </Box>
      <TextField
        select
        required
        label={translate('shell.address.country')}
        value={draft.country}
        onChange={({ target }) => onChange({ ...draft, country: target.value })}
      >
        {known.map(({ code, name }) => (
          <MenuItem key={code} value={code}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...input('vatId', 20, false)}
        error={hint === 'validation.vatId'}
        helperText={translate(hint)}
      />
    </Box>
  );
}

/** Locale key of what is to be said of the VAT number. */
function vatIdHint({ vatId, country }: BillingDraft): string {
  if (vatId.trim() === '') return 'shop.billing.vatIdHint';
  if (!formats.vatId(vatId.trim())) return 'validation.vatId';
  return isVatIdOf(country, vatId) ? 'shop.billing.vatIdHint' : 'shop.billing.vatIdOther';
}
