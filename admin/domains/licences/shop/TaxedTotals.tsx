import { Box, Stack, Typography } from '@mui/material';
import type { Shop } from '@plumbline/resources/rules/licences/shop';
import { useLocale, useTranslate } from 'react-admin';
import { today } from '../../../data/words/due';
import { useFormat } from '../../../data/words/useFormat';
import { type BillingDraft, taxedSums } from './billing';
import { Totals } from './CartCard';
import { type CartLine, pricedLines } from './useCart';

interface TaxedTotalsProps {
  lines: CartLine[];
  vatFrom: Shop['vatFrom'];
  billing: BillingDraft;
}

/** Net, VAT and total, as on the invoices; net only where the seller has not set its VAT country. */
export function TaxedTotals({ lines, vatFrom, billing }: TaxedTotalsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const locale = useLocale();
  const ready = pricedLines(lines);
  const taxed =
    vatFrom && billing.country ? taxedSums(ready, vatFrom, { buyer: billing, day: today() }) : null;
  if (!taxed) return <Totals cart={{ lines }} />;
  const { treatment, basisPoints } = taxed.vat;
  const rate = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
    basisPoints / 10000,
  );
  return (
    <Box aria-live="polite" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      {taxed.sums.map(({ currency, net, vat, gross }) => (
        <Box key={currency} sx={{ mb: 1 }}>
          {[
            [translate('shop.tax.net'), net],
            [translate('shop.tax.vat', { rate }), vat],
          ].map(([label, amount]) => (
            <Stack key={label} direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
              <Typography variant="body2">{label}</Typography>
              <Typography variant="body2">{format.money(Number(amount), currency)}</Typography>
            </Stack>
          ))}
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
            <Typography sx={{ fontWeight: 600 }}>
              {translate(lines.some(({ change }) => change) ? 'shop.tax.grossOnce' : 'shop.tax.gross')}
            </Typography>
            <Typography sx={{ fontWeight: 700 }}>{format.money(gross, currency)}</Typography>
          </Stack>
        </Box>
      ))}
      {treatment !== 'DOMESTIC' && (
        <Typography variant="body2" color="text.secondary">
          {translate(`shop.tax.${treatment}`)}
        </Typography>
      )}
    </Box>
  );
}
