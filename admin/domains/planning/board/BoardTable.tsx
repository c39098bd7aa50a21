import { Box, Paper, Typography } from '@mui/material';
import { daysOf } from '@plumbline/resources/rules/planning/planningBoard';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { today } from '../../../data/words/due';
import { BoardCell } from './BoardCell';
import { type Column, isIn } from './boardPeriod';
import type { BoardRow } from './boardRows';
import { rowHead } from './rowHead';
import type { Board, BoardEntry } from './useBoard';
import type { BoardChange, BoardItem } from './useBoardDrop';
import type { useBoardMove } from './useBoardMove';
import type { BoardRows } from './useBoardPlace';
import { useBoardWords } from './useBoardWords';

interface BoardTableProps {
  board: Board;
  rows: readonly BoardRow[];
  by: BoardRows;
  columns: readonly Column[];
  mover: ReturnType<typeof useBoardMove<BoardItem>>;
  onChange: (entry: BoardEntry, change: BoardChange) => void;
}

/** The board: a row per inspector or customer, a column per week or day. */
export function BoardTable({ board, rows, by, columns, mover, onChange }: BoardTableProps) {
  const translate = useTranslate();
  const words = useBoardWords();
  const isWeeks = columns.some(({ from, to }) => from !== to);
  const byRow = useMemo(() => {
    const groups = new Map<string, BoardEntry[]>();
    for (const entry of board.appointments) {
      const key = (by === 'inspectors' ? entry.auditor : entry.owner) ?? '';
      groups.set(key, [...(groups.get(key) ?? []), entry]);
    }
    return groups;
  }, [board, by]);
  if (rows.length === 0)
    return (
      <Paper variant="outlined" sx={{ p: 3, borderStyle: 'dashed' }}>
        <Typography color="text.secondary">{translate('planning.board.empty')}</Typography>
      </Paper>
    );
  return (
    <Paper
      variant="outlined"
      // A scrollable region must be reachable by keyboard.
      tabIndex={0}
      role="region"
      aria-label={translate('planning.board.title')}
      sx={{
        // As high as the window at most: only what scrolls by itself in both directions can keep both its headings.
        overflow: 'auto',
        maxHeight: boardHeight,
        scrollPaddingTop: '3.25rem',
      }}
    >
      <Box
        component="table"
        sx={{
          // Borders of collapsed cells would scroll away from sticky ones.
          borderCollapse: 'separate',
          borderSpacing: 0,
          width: '100%',
          tableLayout: 'fixed',
          minWidth: {
            xs: rowHead.xs + columns.length * (isWeeks ? 156 : 132),
            sm: rowHead.sm + columns.length * (isWeeks ? 132 : 108),
          },
          '& th, & td': {
            borderBottom: 1,
            borderRight: 1,
            borderColor: 'divider',
            verticalAlign: 'top',
            p: 0.5,
          },
          '& tbody tr:last-of-type > *': { borderBottom: 0 },
          '& tr > *:last-child': { borderRight: 0 },
        }}
      >
        <thead>
          <tr>
            <Box
              component="th"
              scope="col"
              sx={{ ...besideSx, ...aboveSx, zIndex: 3, width: rowHead, textAlign: 'left' }}
            >
              <Typography component="span" variant="caption" color="text.secondary" sx={{ px: 0.5 }}>
                {translate(`planning.board.${by}`)}
              </Typography>
            </Box>
            {columns.map((column) => (
              <Box
                component="th"
                scope="col"
                key={column.from}
                aria-current={isIn(column, today()) ? 'date' : undefined}
                sx={{
                  ...aboveSx,
                  textAlign: 'left',
                  // The colour is translucent: cards pass below it.
                  '&[aria-current]': {
                    backgroundImage: ({ palette: { action } }) =>
                      `linear-gradient(${action.selected}, ${action.selected})`,
                  },
                }}
              >
                <Typography component="span" sx={{ px: 0.5, fontSize: '0.8125rem', fontWeight: 600 }}>
                  {isWeeks ? words.week(column.from) : words.column(column)}
                </Typography>
                {isWeeks && (
                  <Typography
                    component="span"
                    variant="caption"
                    color="text.secondary"
                    sx={{ px: 0.5, display: 'block', fontWeight: 400 }}
                  >
                    {words.column(column)}
                  </Typography>
                )}
              </Box>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name }) => (
            <tr key={id}>
              <Box component="th" scope="row" sx={{ ...besideSx, textAlign: 'left' }}>
                <Typography
                  component="span"
                  sx={{
                    display: 'block',
                    px: 0.5,
                    fontSize: '0.8125rem',
                    fontWeight: 600,
                    overflowWrap: 'anywhere',
                  }}
                >
                  {name || translate('planning.board.withoutCustomer')}
                </Typography>
              </Box>
              {columns.map((column) => (
                <BoardCell
                  key={column.from}
                  row={id}
                  by={by}
                  column={column}
                  entries={(byRow.get(id) ?? []).filter((entry) =>
                    daysOf(entry).some((day) => isIn(column, day)),
                  )}
                  board={board}
                  mover={mover}
                  onChange={onChange}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Paper>
  );
}

const besideSx = { position: 'sticky', left: 0, zIndex: 1, backgroundColor: 'background.paper' } as const;
const aboveSx = { position: 'sticky', top: 0, zIndex: 2, backgroundColor: 'background.paper' } as const;
/** What the head of the app and, on phones, the menu at the bottom leave of the window. */
const boardHeight = { xs: 'calc(100dvh - 140px)', md: 'calc(100dvh - 84px)' } as const;
