import { Link, Typography } from '@mui/material';
import { localized } from '@plumbline/resources/language/languages';
import type { Shop } from '@plumbline/resources/rules/licences/shop';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';

/** Seller, contact and a note on the prices. */
export function SellerLine({ seller, hasPrices }: { seller: Shop['seller']; hasPrices: boolean }) {
  const translate = useTranslate();
  const { language } = useFormat();
  const times = seller?.supportTimes ? localized(seller.supportTimes, language) : '';
  return (
    <Typography
      component="p"
      variant="body2"
      color="text.secondary"
      sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.25, overflowWrap: 'anywhere' }}
    >
      {hasPrices && <span>{translate('shop.intro')}</span>}
      {seller && <span>{translate('shop.soldBy', { name: seller.name })}</span>}
      {times && <span>{translate('shop.supportTimes', { times })}</span>}
      {seller?.sendsQrCodes && <span>{translate('shop.sendsQrCodes')}</span>}
      {seller?.supportEmail && <Link href={`mailto:${seller.supportEmail}`}>{seller.supportEmail}</Link>}
      {seller?.supportPhone && (
        <Link href={`tel:${seller.supportPhone.replace(/\s/g, '')}`}>{seller.supportPhone}</Link>
      )}
    </Typography>
  );
}
