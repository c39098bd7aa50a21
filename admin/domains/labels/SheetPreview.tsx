import { Box, ButtonBase } from '@mui/material';
import { type LabelGrid, labelPlace, labelsPerPage } from '@plumbline/resources/rules/labels/index';
import { useTranslate } from 'react-admin';

interface SheetPreviewProps {
  grid: LabelGrid;
  /** Starts at 1. */
  start: number;
  count: number;
  onStart: (start: number) => void;
}

const shownWidth = 180;

/** The first sheet; clicking a label starts printing there. */
export function SheetPreview({ grid, start, count, onStart }: SheetPreviewProps) {
  const translate = useTranslate();
  const scale = shownWidth / grid.pageWidth;
  const numbers = Array.from({ length: labelsPerPage(grid) }, (_, index) => index + 1);
  return (
    <Box
      role="group"
      aria-label={translate('labels.sheetPreview')}
      sx={{
        position: 'relative',
        flex: 'none',
        width: shownWidth,
        height: grid.pageHeight * scale,
        bgcolor: '#fff',
        boxShadow: 1,
        border: 1,
        borderColor: 'divider',
      }}
    >
      {numbers.map((number) => {
        const { x, y } = labelPlace(grid, number - 1);
        const isPrinted = number >= start && number < start + count;
        return (
          <ButtonBase
            key={number}
            aria-label={`${translate('labels.start')} ${number}`}
            aria-pressed={number === start}
            onClick={() => onStart(number)}
            sx={{
              position: 'absolute',
              left: x * scale,
              top: y * scale,
              width: grid.labelWidth * scale,
              height: grid.labelHeight * scale,
              border: '1px solid',
              borderColor: isPrinted ? 'primary.main' : '#c3ccd0',
              bgcolor: isPrinted ? 'primary.main' : 'transparent',
              opacity: isPrinted ? 0.75 : 1,
            }}
          />
        );
      })}
    </Box>
  );
}
