import { Box, Typography } from '@mui/material';
import { logoAddress, productNameOf } from '@plumbline/resources/rules/brands/brand';
import { useState } from 'react';
import { useBrand } from '../theme/brand/brandStore';
import { PlumbMark } from './PlumbMark';

/** Logo and name of the product, or of the broker. Decorative: the link around it has the label. */
export function BrandMark() {
  const brand = useBrand();
  const address = brand && logoAddress(brand);
  const [missing, setMissing] = useState<string | null>(null);
  if (address && address !== missing)
    return (
      // Logos are designed for white; on a brand colour they may be invisible.
      <Box
        component="img"
        src={address}
        alt=""
        onError={() => setMissing(address)}
        sx={{
          height: 34,
          maxWidth: { xs: 96, md: 200 },
          objectFit: 'contain',
          p: '4px 7px',
          borderRadius: '5px',
          backgroundColor: '#ffffff',
        }}
      />
    );
  return (
    <>
      {brand ? <Initial name={brand.name} /> : <PlumbMark />}
      <Typography
        component="span"
        noWrap
        sx={{
          fontWeight: 620,
          fontSize: '1.0625rem',
          letterSpacing: '-0.015em',
          display: { xs: 'none', sm: 'block' },
          maxWidth: 220,
        }}
      >
        {productNameOf(brand)}
      </Typography>
    </>
  );
}

/** On a phone the account's name needs the room; the broker's name is reduced to its first letter. */
const Initial = ({ name }: { name: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      display: { xs: 'grid', sm: 'none' },
      placeItems: 'center',
      width: 28,
      height: 28,
      borderRadius: '6px',
      border: '1.5px solid currentColor',
      fontWeight: 620,
    }}
  >
    {name.slice(0, 1).toUpperCase()}
  </Box>
);
