import CheckOutlined from '@mui/icons-material/CheckOutlined';
import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { CellProps } from './cellProps';

export function BooleanCell({ value }: CellProps<'boolean'>) {
  const translate = useTranslate();
  const Icon = value ? CheckOutlined : CloseOutlined;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        // By its baseline, which is the icon's, it would stand higher than the texts of its row.
        verticalAlign: 'bottom',
        gap: 0.5,
        color: value ? 'text.primary' : 'text.secondary',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {translate(value ? 'shell.yes' : 'shell.no')}
    </Box>
  );
}
