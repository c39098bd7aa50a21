import EventRepeatOutlined from '@mui/icons-material/EventRepeatOutlined';
import GroupAddOutlined from '@mui/icons-material/GroupAddOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import type { LicenseChange } from '@plumbline/resources/rules/licences/proRata';
import type { ShopOffer } from '@plumbline/resources/rules/licences/shop';
import { useTranslate } from 'react-admin';
import { dayAfter } from '../../../data/words/due';
import { useFormat } from '../../../data/words/useFormat';
import { ChangeSum } from './ChangeSum';
import { type Cart, isSameChange } from './useCart';

interface Offered {
  offer: ShopOffer;
  change: LicenseChange;
}

/** The account's licences, with the prorated price of each possible change. */
export function OwnLicenses({ offers, cart }: { offers: readonly ShopOffer[]; cart: Cart }) {
  const translate = useTranslate();
  const offered = offers
    .filter(({ shopLink }) => !shopLink)
    .flatMap((offer) => offer.changes.map((change): Offered => ({ offer, change })));
  if (offered.length === 0) return null;
  const ids = [...new Set(offered.map(({ change }) => change.license))];
  return (
    <Box component="section" aria-labelledby="own-licenses">
      <Typography variant="h2" id="own-licenses" sx={{ mb: 1.5 }}>
        {translate('shop.changes.title')}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 2 }}>
        {ids.map((id) => (
          <OwnLicense key={id} changes={offered.filter(({ change }) => change.license === id)} cart={cart} />
        ))}
      </Stack>
    </Box>
  );
}

function OwnLicense({ changes, cart }: { changes: readonly Offered[]; cart: Cart }) {
  const translate = useTranslate();
  const format = useFormat();
  const [first] = changes;
  if (!first) return null;
  const { name } = first.change;
  const ends = first.change.kind === 'RENEWAL' ? first.change.from : first.change.till;
  return (
    <Paper component="li" variant="outlined" aria-label={name} sx={{ p: 2.5 }}>
      <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('shop.changes.until', { date: format.date(dayAfter(ends, -1)) })}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(auto-fit, minmax(240px, 1fr))' },
        }}
      >
        {changes.map((one) => (
          <Change key={one.change.kind} {...one} cart={cart} />
        ))}
      </Box>
    </Paper>
  );
}

function Change({ offer, change, cart }: Offered & { cart: Cart }) {
  const translate = useTranslate();
  const isRenewal = change.kind === 'RENEWAL';
  const isInCart = cart.lines.some((line) => line.change && isSameChange(change, line.change));
  const label = translate(isRenewal ? 'shop.changes.renew' : 'shop.changes.seats');
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Box>
        <ChangeSum change={change} offer={offer} />
        {!isRenewal && offer.maxUser !== null && (
          <Typography variant="body2" color="text.secondary">
            {translate('shop.changes.seatsEach', { count: offer.maxUser })}
          </Typography>
        )}
      </Box>
      <Button
        variant="outlined"
        startIcon={isRenewal ? <EventRepeatOutlined /> : <GroupAddOutlined />}
        disabled={isRenewal && isInCart}
        onClick={() => cart.add(offer, change)}
        aria-label={`${label}: ${change.name}`}
      >
        {isRenewal && isInCart ? translate('shop.changes.inCart') : label}
      </Button>
    </Stack>
  );
}
