import { Link } from '@mui/material';
import type { TextFormat } from '@plumbline/resources/fields/field';
import type { CellProps } from './cellProps';

const addresses: Partial<Record<TextFormat, (text: string) => string>> = {
  email: (text) => `mailto:${text}`,
  url: (text) => text,
};

export function TextCell({ field, value }: CellProps<'text'>) {
  const address = field.format && addresses[field.format];
  if (!address) return value;
  return (
    <Link href={address(value)} onClick={(event) => event.stopPropagation()} rel="noreferrer">
      {value}
    </Link>
  );
}
