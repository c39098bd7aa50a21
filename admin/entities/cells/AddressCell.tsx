import { Box } from '@mui/material';
import { useFormat } from '../../data/words/useFormat';
import type { CellProps } from './cellProps';

export function AddressCell({ value, place }: CellProps<'address'>) {
  const lines = useFormat().address(value);
  if (place === 'row') return lines.slice(0, 2).join(', ');
  return (
    <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
      {lines.join('\n')}
    </Box>
  );
}
