import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Box, Button, Collapse } from '@mui/material';
import { positionText, type RackCell, type RackGrid } from '@plumbline/resources/rules/racks/index';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
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
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const text = positionText(value, words, grid.bays);
  const { bay, level } = value;
  const chosen: RackCell | null = bay !== null && level !== null ? { bay, level } : null;
  if (isDisabled && !text) return null;
  return (
    <Box>
      <Button
        variant="outlined"
        color={text ? 'primary' : 'inherit'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        endIcon={
          <ExpandMoreRounded
            sx={{ transform: isOpen ? 'rotate(180deg)' : 'none', transition: 'transform 120ms' }}
          />
        }
        sx={{
          minHeight: 48,
          width: '100%',
          justifyContent: 'space-between',
          textAlign: 'left',
          lineHeight: 1.25,
        }}
      >
        {text ? `${translate('rack.where')}: ${text}` : translate('rack.choose')}
      </Button>
      <Collapse in={isOpen} unmountOnExit id={id}>
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
      </Collapse>
    </Box>
  );
}
