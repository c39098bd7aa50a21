import { Typography } from '@mui/material';
import type { LicenseChange } from '@plumbline/resources/rules/licences/proRata';
import type { ShopOffer } from '@plumbline/resources/rules/licences/shop';
import { useTranslate } from 'react-admin';
import { dayAfter } from '../../../data/words/due';
import { useFormat } from '../../../data/words/useFormat';

/** The period paid for by a licence change, and how its price is calculated. */
export function ChangeSum({ change, offer }: { change: LicenseChange; offer: ShopOffer }) {
  const translate = useTranslate();
  const format = useFormat();
  const { from, till, days, ofDays, unitPrice } = change;
  const part = format.money(unitPrice, offer.currency);
  const lines = [
    translate('shop.changes.period', { from: format.date(from), till: format.date(dayAfter(till, -1)) }),
    ...(days === ofDays
      ? [translate('shop.changes.each', { price: part })]
      : [
          translate('shop.changes.days', { smart_count: days, ofDays }),
          translate('shop.changes.sum', {
            price: format.money(offer.price, offer.currency),
            days,
            ofDays,
            part,
          }),
        ]),
  ];
  return lines.map((text) => (
    <Typography key={text} variant="body2" color="text.secondary">
      {text}
    </Typography>
  ));
}
