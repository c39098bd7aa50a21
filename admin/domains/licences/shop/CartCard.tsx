import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { type PlacedOrder, perMonth, type Shop, totals } from '@plumbline/resources/rules/licences/shop';
import { type RefObject, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { lazyDialog } from '../../../kit/parts/lazyPart';
import { CartRow } from './CartRow';
import { type Cart, orderLines, pricedLines } from './useCart';

const OrderDialog = lazyDialog(() => import('./OrderDialog').then((module) => module.OrderDialog));

interface CartCardProps {
  shop: Pick<Shop, 'vatFrom' | 'billing'>;
  cart: Cart;
  place: RefObject<HTMLElement | null>;
  /** Called when the offers shown are out of date. */
  onStale: () => void;
  onPlaced: (orders: readonly PlacedOrder[]) => void;
}

/** The cart with its total and the order button. */
export function CartCard({ shop, cart, place, onStale, onPlaced }: CartCardProps) {
  const translate = useTranslate();
  const [isOrdering, setOrdering] = useState(false);
  const ready = orderLines(cart.lines);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby="cart-title"
      ref={place}
      tabIndex={-1}
      sx={{ p: 2.5, position: { lg: 'sticky' }, top: { lg: 76 }, scrollMarginTop: 12, outline: 'none' }}
    >
      <Typography variant="h2" id="cart-title" sx={{ mb: 1.5 }}>
        {translate('shop.cart.title')}
      </Typography>
      {cart.lines.length === 0 ? (
        <Typography variant="body2" color="text.secondary">
          {translate('shop.cart.empty')}
        </Typography>
      ) : (
        <Stack sx={{ gap: 2 }}>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
            {cart.lines.map((line) => (
              <CartRow key={line.id} line={line} cart={cart} />
            ))}
          </Box>
          <Totals cart={cart} />
          <Button variant="contained" size="large" disabled={!ready} onClick={() => setOrdering(true)}>
            {translate('shop.cart.order')}
          </Button>
        </Stack>
      )}
      {isOrdering && ready && (
        <OrderDialog
          shop={shop}
          lines={cart.lines}
          items={ready}
          onStale={onStale}
          onPlaced={onPlaced}
          onClose={() => setOrdering(false)}
        />
      )}
    </Paper>
  );
}

/** Totals of the lines that can be ordered. */
export function Totals({ cart: { lines } }: { cart: Pick<Cart, 'lines'> }) {
  const translate = useTranslate();
  const format = useFormat();
  const sums = totals(pricedLines(lines));
  // A prorated amount is a one-off price, not a yearly one.
  const isOnce = lines.some(({ change }) => change);
  return (
    <Box aria-live="polite" sx={{ borderTop: 1, borderColor: 'divider', pt: 1.5 }}>
      {sums.map(({ currency, sum }) => (
        <Box key={currency} sx={{ mb: 0.5 }}>
          <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, flexWrap: 'wrap' }}>
            <Typography sx={{ fontWeight: 600 }}>
              {translate(isOnce ? 'shop.cart.totalOnce' : 'shop.cart.total')}
            </Typography>
            <Typography sx={{ fontWeight: 700 }}>{format.money(sum, currency)}</Typography>
          </Stack>
          {!isOnce && (
            <Typography variant="body2" color="text.secondary" sx={{ textAlign: 'right' }}>
              {translate('shop.cart.totalMonth', { price: format.money(perMonth(sum), currency) })}
            </Typography>
          )}
        </Box>
      ))}
      <Typography variant="body2" color="text.secondary">
        {translate('shop.cart.vat')}
      </Typography>
    </Box>
  );
}
