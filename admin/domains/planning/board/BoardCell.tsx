import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Box, Stack, Typography } from '@mui/material';
import { loadByDay, workingMinutes } from '@plumbline/resources/rules/planning/planningBoard';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../../entities/StatusChip';
import { BoardCard } from './BoardCard';
import { type Column, isIn } from './boardPeriod';
import { rowHead } from './rowHead';
import type { Board, BoardEntry } from './useBoard';
import type { BoardChange, BoardItem } from './useBoardDrop';
import type { useBoardMove } from './useBoardMove';
import type { BoardRows } from './useBoardPlace';
import { useBoardWords } from './useBoardWords';

interface BoardCellProps {
  row: string;
  by: BoardRows;
  column: Column;
  /** Those with a day in this column. */
  entries: readonly BoardEntry[];
  board: Board;
  mover: ReturnType<typeof useBoardMove<BoardItem>>;
  onChange: (entry: BoardEntry, change: BoardChange) => void;
}

/** Appointments of a row in a column, with their load and the inspector's absences. */
export function BoardCell({ row, by, column, entries, board, mover, onChange }: BoardCellProps) {
  const translate = useTranslate();
  const words = useBoardWords();
  const loads = [...loadByDay(entries)].filter(([day]) => isIn(column, day));
  const total = loads.reduce(
    (sum, [, { pieces, minutes }]) => ({
      pieces: sum.pieces + pieces,
      minutes: sum.minutes === null || minutes === null ? null : sum.minutes + minutes,
    }),
    { pieces: 0, minutes: 0 as number | null },
  );
  // A customer's pieces may be shared among several inspectors.
  const overloaded =
    by === 'inspectors' ? loads.filter(([, { minutes }]) => (minutes ?? 0) > workingMinutes) : [];
  const absences = board.absences.filter(
    ({ contact, dateFrom, dateUntil }) =>
      by === 'inspectors' && contact === row && dateFrom <= column.to && dateUntil >= column.from,
  );
  const daysPerColumn = column.from === column.to ? 1 : 7;
  return (
    <Box
      component="td"
      data-row={row}
      data-column={column.from}
      sx={{
        height: 64,
        scrollMarginInlineStart: rowHead,
        ...(mover.isOver(row, column.from) && {
          backgroundColor: 'action.selected',
          outline: 2,
          outlineColor: 'primary.main',
          outlineOffset: -2,
          outlineStyle: 'solid',
        }),
      }}
    >
      <Stack sx={{ gap: 0.5 }}>
        {absences.map(({ id, dateFrom, dateUntil }) => (
          <StatusChip
            key={id}
            tone="neutral"
            icon={EventBusyOutlined}
            label={translate('planning.board.absent', { days: words.days(dateFrom, dateUntil) })}
          />
        ))}
        {entries.map((entry) => (
          <BoardCard
            key={entry.id}
            entry={entry}
            by={by}
            board={board}
            isContinued={!isIn(column, entry.datePlanned)}
            daysPerColumn={daysPerColumn}
            mover={mover}
            onChange={onChange}
          />
        ))}
        {entries.length > 1 && (
          <Typography variant="caption" color="text.secondary" sx={{ px: 0.5 }}>
            {words.load(total)}
          </Typography>
        )}
        {overloaded.map(([day, { minutes }]) => (
          <StatusChip
            key={day}
            tone="warning"
            icon={WarningAmberOutlined}
            label={`${words.days(day, null)}: ${words.duration(minutes ?? 0)}`}
          />
        ))}
      </Stack>
    </Box>
  );
}
