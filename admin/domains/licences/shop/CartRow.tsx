import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import { Box, IconButton, Stack, TextField, Typography } from '@mui/material';
import { amountsOf } from '@plumbline/resources/rules/money/amounts';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { ChangeSum } from './ChangeSum';
import type { Cart, CartLine } from './useCart';
import { useLineName } from './useLineName';

/** One line of the cart: quantity and yearly price. */
export function CartRow({ line, cart }: { line: CartLine; cart: Cart }) {
  const translate = useTranslate();
  const format = useFormat();
  const { id, quantity, offer, pieces, price, changing } = line;
  const name = useLineName()(line);
  return (
    <Box component="li">
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere', pt: 0.75 }}>{name}</Typography>
        <IconButton
          onClick={() => cart.remove(id)}
          aria-label={translate('shop.cart.remove', { name })}
          title={translate('shop.cart.remove', { name })}
          edge="end"
        >
          <DeleteOutlined fontSize="small" />
        </IconButton>
      </Stack>
      {changing && offer && (
        <Box sx={{ mb: 1 }}>
          <ChangeSum change={changing} offer={offer} />
        </Box>
      )}
      {offer && price !== undefined ? (
        <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'flex-start', gap: 1.5 }}>
          <TextField
            disabled={changing?.kind === 'RENEWAL'}
            value={quantity}
            onChange={({ target }) => cart.setQuantity(id, target.value)}
            error={pieces === null}
            helperText={pieces === null ? translate('shop.cart.badQuantity') : undefined}
            size="small"
            fullWidth={false}
            sx={{ width: pieces === null ? 160 : 110 }}
            slotProps={{
              input: { endAdornment: translate('shop.cart.piece') },
              htmlInput: {
                inputMode: 'numeric',
                'aria-label': translate('shop.cart.quantity', { name }),
                style: { textAlign: 'right', marginRight: 6 },
              },
            }}
          />
          {pieces !== null && (
            <Typography variant="body2" sx={{ pt: 1.25, textAlign: 'right' }}>
              {changing
                ? format.money(amountsOf(price, pieces, 0).net, offer.currency)
                : translate('shop.perYear', { price: format.money(price * pieces, offer.currency) })}
            </Typography>
          )}
        </Stack>
      ) : (
        <Typography variant="body2" color="error" role="alert">
          {translate('shop.cart.gone', { name })}
        </Typography>
      )}
    </Box>
  );
}
