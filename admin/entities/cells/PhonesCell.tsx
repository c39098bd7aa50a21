import { Box, Link } from '@mui/material';
import { phoneKindKey } from '@plumbline/resources/language/fields/phoneKinds';
import { useTranslate } from 'react-admin';
import type { CellProps } from './cellProps';

export function PhonesCell({ value, place }: CellProps<'phones'>) {
  const translate = useTranslate();
  const shown = place === 'row' ? value.slice(0, 1) : value;
  return shown.map(({ kind, number }) => (
    <Box
      component="span"
      key={`${kind}${number}`}
      sx={{
        display: 'flex',
        flexWrap: place === 'page' ? 'wrap' : 'nowrap',
        whiteSpace: 'nowrap',
        columnGap: 1,
      }}
    >
      <Link href={`tel:${number.replace(/[^+\d]/g, '')}`} onClick={(event) => event.stopPropagation()}>
        {number}
      </Link>
      {place === 'page' && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate(phoneKindKey(kind))}
        </Box>
      )}
    </Box>
  ));
}
