import { Box, Paper } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import { usePastDay } from '../../../entities/inputs/usePastDay';
import { visuallyHidden } from '../../../kit/theme/visuallyHidden';
import { type Column, dayIn, dayToPlan } from './boardPeriod';
import type { BoardRow } from './boardRows';
import type { BoardItem } from './useBoardDrop';
import type { useBoardMove } from './useBoardMove';
import { useBoardWords } from './useBoardWords';

interface BoardGhostProps {
  mover: ReturnType<typeof useBoardMove<BoardItem>>;
  rows: readonly BoardRow[];
  columns: readonly Column[];
  /** A message of the board itself. */
  announcement: string;
}

/** The item beside the pointer while it is moved, how to move it by keys, and where it is for screen readers. */
export function BoardGhost({ mover: { held, pointer }, rows, columns, announcement }: BoardGhostProps) {
  const translate = useTranslate();
  const words = useBoardWords();
  const past = usePastDay();
  const row = rows.find(({ id }) => id === held?.over?.row);
  const column = columns.find(({ from }) => from === held?.over?.column);
  const name = held && nameOf(held.item, translate);
  const where =
    held && row && column
      ? `${name}: ${row.name || translate('planning.board.withoutCustomer')}, ${words.column(column)}`
      : '';
  const day = held && column && dayAfterDrop(held.item, column);
  const note = past(entities.auditPlannings.fields.datePlanned, day);
  return (
    <>
      <div id="board-help" style={visuallyHidden}>
        {translate('planning.board.help')}
      </div>
      <div role="status" style={visuallyHidden}>
        {where ? [where, note].filter(Boolean).join('. ') : announcement}
      </div>
      {held?.isByKeys && where && (
        <Paper
          elevation={6}
          aria-hidden
          sx={{
            position: 'fixed',
            // Above the menu at the bottom of narrow screens.
            bottom: { xs: 'calc(env(safe-area-inset-bottom) + 72px)', md: 16 },
            left: '50%',
            translate: '-50%',
            width: 'max-content',
            maxWidth: 'calc(100vw - 32px)',
            zIndex: 1300,
            px: 2,
            py: 1,
          }}
        >
          {where}
          <Note text={note} />
        </Paper>
      )}
      {held && pointer && (
        <Paper
          elevation={6}
          aria-hidden
          sx={{
            position: 'fixed',
            top: 0,
            left: 0,
            zIndex: 1300,
            px: 1.5,
            py: 0.75,
            maxWidth: ghostWidth,
            pointerEvents: 'none',
            fontWeight: 600,
          }}
          style={{ transform: `translate(${ghostLeft(pointer.x)}px, ${pointer.y + 12}px)` }}
        >
          {where || name}
          <Note text={note} />
        </Paper>
      )}
    </>
  );
}

/** Pixels. */
const ghostWidth = 220;
/** Beside the pointer, but inside the window. */
const ghostLeft = (x: number): number => Math.max(0, Math.min(x + 12, window.innerWidth - ghostWidth - 8));

const Note = ({ text }: { text: string | undefined }) =>
  text && <Box sx={{ maxWidth: 260, fontSize: '0.78125rem', fontWeight: 400 }}>{text}</Box>;

/** The day that is chosen by dropping the item there; null where that changes nothing. */
function dayAfterDrop(item: BoardItem, column: Column): string | null {
  if (item.kind === 'waiting') return dayToPlan(column);
  const day = dayIn(column, item.entry.datePlanned);
  return day === item.entry.datePlanned ? null : day;
}

function nameOf(item: BoardItem, translate: (key: string, options?: object) => string): string {
  if (item.kind === 'appointment') return item.entry.locationName ?? item.entry.title ?? '';
  const [first] = item.waiting;
  if (item.waiting.length === 1) return first?.locationName ?? '';
  return translate('planning.board.places', { smart_count: item.waiting.length });
}
