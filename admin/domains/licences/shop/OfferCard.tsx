import AddShoppingCartOutlined from '@mui/icons-material/AddShoppingCartOutlined';
import CheckOutlined from '@mui/icons-material/CheckOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import StarOutlined from '@mui/icons-material/StarOutlined';
import { Box, Button, Paper, Stack, Typography } from '@mui/material';
import { perMonth, type ShopOffer } from '@plumbline/resources/rules/licences/shop';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { StatusChip } from '../../../entities/StatusChip';
import { useGranted } from './useGranted';

interface OfferCardProps {
  offer: ShopOffer;
  isInCart: boolean;
  onAdd: () => void;
}

/** One offer: monthly price, contents, and the button to add it to the cart or to open the external shop. */
export function OfferCard({ offer, isInCart, onAdd }: OfferCardProps) {
  const translate = useTranslate();
  const format = useFormat();
  const granted = useGranted(offer);
  const { name, tier, price, currency, isPromoted, shopLink } = offer;
  const tierName = tier && translate(`choices.licenseTier.${tier}`);
  return (
    <Paper
      component="li"
      variant="outlined"
      aria-label={name}
      sx={{
        p: 2.5,
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        ...(isPromoted ? { borderColor: 'primary.main', borderWidth: 2 } : {}),
      }}
    >
      <Stack sx={{ gap: 0.75, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ gap: 0.75, flexWrap: 'wrap', minHeight: 24 }}>
          {tierName && (
            <Typography variant="overline" color="text.secondary" sx={{ lineHeight: '24px' }}>
              {tierName}
            </Typography>
          )}
          {isPromoted && <StatusChip tone="info" icon={StarOutlined} label={translate('shop.promoted')} />}
        </Stack>
        <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
      </Stack>
      <Box>
        <Typography component="p" sx={{ fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
          {format.money(perMonth(price), currency)}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('shop.perMonth')}
          <br />
          {translate('shop.perYear', { price: format.money(price, currency) })}
        </Typography>
      </Box>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 0.75, flex: 1 }}>
        {granted.map((text) => (
          <Stack component="li" key={text} direction="row" sx={{ gap: 1 }}>
            <CheckOutlined aria-hidden fontSize="small" sx={{ color: 'success.main' }} />
            <Typography variant="body2">{text}</Typography>
          </Stack>
        ))}
      </Stack>
      {shopLink ? (
        <Button
          component="a"
          href={shopLink}
          target="_blank"
          rel="noopener noreferrer"
          variant="outlined"
          endIcon={<OpenInNewOutlined />}
          aria-label={translate('shop.newWindow', { name: `${translate('shop.buyThere')}: ${name}` })}
        >
          {translate('shop.buyThere')}
        </Button>
      ) : (
        <Button
          variant={isPromoted ? 'contained' : 'outlined'}
          startIcon={<AddShoppingCartOutlined />}
          onClick={onAdd}
          aria-label={`${translate(isInCart ? 'shop.addMore' : 'shop.add')}: ${name}`}
        >
          {translate(isInCart ? 'shop.addMore' : 'shop.add')}
        </Button>
      )}
    </Paper>
  );
}
