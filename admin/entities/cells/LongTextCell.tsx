import { Box } from '@mui/material';
import type { CellPlace, CellProps } from './cellProps';

export function LongTextCell({ value, place }: CellProps<'longText'>) {
  return <LongText text={value} place={place} />;
}

/** Two lines in a row, the whole text with line breaks on the record's page. */
export function LongText({ text, place }: { text: string; place: CellPlace }) {
  if (place === 'page')
    return (
      <Box component="span" sx={{ whiteSpace: 'pre-line', maxWidth: '75ch', display: 'block' }}>
        {text}
      </Box>
    );
  return (
    <Box
      component="span"
      title={text}
      sx={{
        display: '-webkit-box',
        WebkitLineClamp: 2,
        WebkitBoxOrient: 'vertical',
        overflow: 'hidden',
        maxWidth: '42ch',
        minWidth: '16ch',
        whiteSpace: 'normal',
      }}
    >
      {text}
    </Box>
  );
}
