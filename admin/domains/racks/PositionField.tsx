import { Box, Button } from '@mui/material';
import { positionText, type RackCell, type RackGrid } from '@plumbline/resources/rules/racks/index';
import { useTranslate } from 'react-admin';
import { Fold } from '../../kit/parts/Fold';
import { RackFront, type RackMark } from './RackFront';
import { usePositionWords } from './usePositionWords';

export interface Position {
  bay: number | null;
  level: number | null;
}
interface PositionFieldProps {
  grid: RackGrid;
  value: Position;
  /** Other deficiencies of the rack. */
  found: readonly RackMark[];
  isDisabled?: boolean;
  onChange: (position: Position) => void;
}

/** Where on the rack something is: its position in words, and the front to tap when opened. Tapping again takes it back. */
export function PositionField({ grid, value, found, isDisabled = false, onChange }: PositionFieldProps) {
  const translate = useTranslate();
  const words = usePositionWords();
  const text = positionText(value, words, grid.bays);
  const { bay, level } = value;
  const chosen: RackCell | null = bay !== null && level !== null ? { bay, level } : null;
  if (isDisabled && !text) return null;
  return (
    <Box>
      <Fold
        sx={{
          px: 2,
          border: 1,
          borderColor: text ? 'primary.main' : 'divider',
          borderRadius: '8px',
          color: text ? 'primary.main' : 'text.primary',
          typography: 'button',
          lineHeight: 1.25,
        }}
        head={
          <Box component="span" sx={{ flex: 1 }}>
            {text ? `${translate('rack.where')}: ${text}` : translate('rack.choose')}
          </Box>
        }
      >
        <Box sx={{ pt: 1 }}>
          <RackFront
            grid={grid}
            found={found}
            label={translate('rack.where')}
            chosen={chosen}
            isDisabled={isDisabled}
            onChoose={(cell) =>
              onChange(cell.bay === bay && cell.level === level ? { bay: null, level: null } : { ...cell })
            }
          />
          {text && !isDisabled && (
            <Button
              variant="text"
              onClick={() => onChange({ bay: null, level: null })}
              sx={{ minHeight: 44 }}
            >
              {translate('rack.clear')}
            </Button>
          )}
        </Box>
      </Fold>
    </Box>
  );
}
