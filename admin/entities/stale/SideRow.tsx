import { Radio, TableCell, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Side } from '../../data/offline/merge/compareSides';
import type { SideLine } from './SideLine';

interface SideRowProps {
  line: SideLine;
  side: Side;
  onChoose: (side: Side) => void;
}

/** A conflicting value with its sides next to each other. */
export function SideRow({ line, side, onChoose }: SideRowProps) {
  const translate = useTranslate();
  const { key, label, note, before, sides, isMineOffered, isWithin } = line;
  const option = (which: Side) => (
    <TableCell
      sx={{ backgroundColor: side === which ? 'action.selected' : 'transparent', verticalAlign: 'top' }}
    >
      <Radio
        size="small"
        checked={side === which}
        onChange={() => onChoose(which)}
        disabled={which === 'mine' && !isMineOffered}
        sx={{ p: 0.5, mr: 0.5 }}
        slotProps={{
          input: { 'aria-label': `${label}: ${translate(`shell.stale.${which}`)}`, name: key },
        }}
      />
      {sides[which]}
    </TableCell>
  );
  return (
    <TableRow>
      <TableCell
        component="th"
        scope="row"
        sx={{ fontWeight: 600, pl: isWithin ? 4 : undefined, minWidth: 140, verticalAlign: 'top' }}
      >
        {label}
        {note && (
          <Typography variant="body2" color="text.secondary">
            {note}
          </Typography>
        )}
      </TableCell>
      <TableCell sx={{ color: 'text.secondary', verticalAlign: 'top' }}>{before}</TableCell>
      {option('mine')}
      {option('theirs')}
    </TableRow>
  );
}
