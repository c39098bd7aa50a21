import { Box } from '@mui/material';
import type { ShopSeller } from '@plumbline/resources/rules/licences/shop';
import { SecureImage } from '../../../data/files/SecureImage';

/** The seller's images above its offers. */
export function SellerImages({ seller }: { seller: ShopSeller }) {
  if (seller.images.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, mb: 2, overflowX: 'auto' }}>
      {seller.images.map((file) => (
        <SecureImage key={file.hash} place={{ resource: 'brokers', id: seller.id }} file={file} size={140} />
      ))}
    </Box>
  );
}
