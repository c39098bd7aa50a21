import { Box, Link } from '@mui/material';
import type { TextFormat } from '@plumbline/resources/language/fields/field';
import { useTranslate } from 'react-admin';
import type { CellProps } from './cellProps';

const addresses: Partial<Record<TextFormat, (text: string) => string>> = {
  email: (text) => `mailto:${text}`,
  url: (text) => text,
};

export function TextCell({ field, value }: CellProps<'text'>) {
  const translate = useTranslate();
  if (field.says === 'entity') return translate(`resources.${value}.name`, { smart_count: 2, _: value });
  if (field.format === 'color') return <ColorCell value={value} />;
  const address = field.format && addresses[field.format];
  if (!address) return value;
  return (
    <Link href={address(value)} onClick={(event) => event.stopPropagation()} rel="noreferrer">
      {value}
    </Link>
  );
}

function ColorCell({ value }: { value: string }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      <Box
        component="span"
        aria-hidden
        sx={{
          width: 18,
          height: 18,
          flexShrink: 0,
          borderRadius: 0.5,
          border: 1,
          borderColor: 'divider',
          bgcolor: value,
        }}
      />
      {value}
    </Box>
  );
}
