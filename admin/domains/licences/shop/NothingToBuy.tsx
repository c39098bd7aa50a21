import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import { Paper, Stack, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';

/** Shown when nothing is sold here; an external shop is linked in the header. */
export function NothingToBuy({ shopLink }: { shopLink: string | null }) {
  const translate = useTranslate();
  return (
    <Paper variant="outlined" sx={{ p: { xs: 3, sm: 6 }, borderStyle: 'dashed' }}>
      <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1 }}>
        <StorefrontOutlined aria-hidden sx={{ fontSize: 44, color: 'text.disabled' }} />
        <Typography variant="h2">{translate('shop.nothing.title')}</Typography>
        <Typography variant="body2" color="text.secondary" sx={{ maxWidth: '52ch' }}>
          {translate(shopLink ? 'shop.nothing.textExternal' : 'shop.nothing.text')}
        </Typography>
      </Stack>
    </Paper>
  );
}
