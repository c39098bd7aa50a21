import { Box, Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CellProps } from './cellProps';
import { RecordLink } from './RecordLink';

const shownInRow = 2;

export function ReferencesCell({ field, value, place }: CellProps<'references'>) {
  const translate = useTranslate();
  const shown = place === 'row' ? value.slice(0, shownInRow) : value;
  return (
    <Stack
      component="span"
      direction={place === 'row' ? 'row' : 'column'}
      sx={{ gap: place === 'row' ? 0 : 0.5, flexWrap: 'wrap' }}
    >
      {shown.map((id, index) => (
        <Box component="span" key={id} sx={{ mr: 0.75 }}>
          <RecordLink to={field.to} id={id} />
          {place === 'row' && index < shown.length - 1 ? ',' : ''}
        </Box>
      ))}
      {value.length > shown.length && (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate('shell.more', { smart_count: value.length - shown.length })}
        </Box>
      )}
    </Stack>
  );
}
