import { Box, ButtonBase, Link } from '@mui/material';
import type {
  CalendarCount,
  CalendarEntry,
  CalendarFilter,
} from '@plumbline/resources/rules/calendar/calendarPage';
import type { KeyboardEvent, Ref } from 'react';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../data/words/useFormat';
import { CountLine } from './CountLine';
import { wholeDay } from './dayWords';
import { dropOn } from './dragEntry';
import { EntryBar } from './EntryBar';
import { EntryLine } from './EntryLine';
import type { DayContent } from './groupByDay';
import type { Lanes } from './lasting';

const linesShown = 3;
/** Bars of a week that have room on each day, whatever else falls on it. */
export const barsShown = linesShown - 1;

interface DayCellProps {
  day: string;
  week: readonly string[];
  content: DayContent;
  /** What lasts several days, in the lanes of the week. */
  lanes: Lanes;
  filter: CalendarFilter;
  isOutside: boolean;
  isToday: boolean;
  isReached: boolean;
  /** On a phone the cell shows only the number of entries and opens the day. */
  isNarrow: boolean;
  buttonRef: Ref<HTMLButtonElement> | undefined;
  onKey: (event: KeyboardEvent) => void;
  onOpen: () => void;
}

/** A day of the month view: its number, and as many entries as fit. */
export function DayCell(props: DayCellProps) {
  const { day, week, content, lanes, filter, isOutside, isToday, isReached, isNarrow } = props;
  const { buttonRef, onKey, onOpen } = props;
  const translate = useTranslate();
  const { entries, counts } = content;
  const number = entries.length + counts.length;
  const lines = linesIn(content, lanes);
  const { language } = useFormat();
  const words = [
    wholeDay(day, language),
    isToday ? translate('calendar.today') : '',
    number > 0 ? translate('calendar.items', { smart_count: number }) : '',
  ];
  return (
    <Box
      component="td"
      role="gridcell"
      {...dropOn(day)}
      aria-current={isToday ? 'date' : undefined}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderBottomWidth: 0,
        '&:first-of-type': { borderLeft: 0 },
        '&:last-of-type': { borderRight: 0 },
        verticalAlign: 'top',
        height: isNarrow ? 58 : 108,
        p: isNarrow ? 0 : 0.5,
        backgroundColor: isOutside ? 'background.default' : 'background.paper',
      }}
    >
      <ButtonBase
        ref={buttonRef}
        tabIndex={isReached ? 0 : -1}
        aria-label={words.filter(Boolean).join(', ')}
        onKeyDown={onKey}
        onClick={onOpen}
        sx={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'flex-start',
          alignItems: isNarrow ? 'center' : 'flex-start',
          width: '100%',
          height: isNarrow ? '100%' : 'auto',
          pt: isNarrow ? 0.5 : 0,
          borderRadius: '5px',
          '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
        }}
      >
        <DayNumber day={day} isToday={isToday} isOutside={isOutside} />
        {isNarrow && <Dots content={content} />}
      </ButtonBase>
      {!isNarrow && (
        <Box sx={{ display: 'grid', gap: 0.375, mt: 0.25, minWidth: 0 }}>
          {lines.shown.map((line, index) => {
            if (line && 'record' in line)
              return lanes[index] === line ? (
                <EntryBar key={line.record.id} entry={line} day={day} week={week} />
              ) : (
                <EntryLine key={line.record.id} entry={line} />
              );
            return line ? (
              <CountLine key={`${line.resource} ${line.by}`} count={line} filter={filter} isSmall />
            ) : (
              // An empty lane has no identity but its place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <Box key={index} sx={{ minHeight: 24 }} />
            );
          })}
          {lines.rest > 0 && (
            <Link
              component="button"
              type="button"
              onClick={onOpen}
              sx={{ fontSize: '0.75rem', textAlign: 'left', px: 0.5, minHeight: 24 }}
            >
              {translate('calendar.more', { smart_count: lines.rest })}
            </Link>
          )}
        </Box>
      )}
    </Box>
  );
}

type Line = CalendarEntry | CalendarCount | undefined;

/** The lines of a cell: bars in their lanes, everything else where it fits, and how much does not. */
function linesIn({ entries, counts }: DayContent, lanes: Lanes): { shown: Line[]; rest: number } {
  const others: Line[] = [...entries.filter((entry) => !lanes.includes(entry)), ...counts];
  const bars = lanes.filter((bar) => bar !== undefined).length;
  // "1 more" would take as much room as the entry itself.
  const room = bars + others.length > linesShown ? linesShown - 1 : linesShown;
  const shown: Line[] = [];
  for (let line = 0; line < room; line += 1) {
    const next = lanes[line] ?? others.shift();
    if (next || line < lanes.length) shown.push(next);
  }
  return { shown, rest: others.length };
}

function DayNumber({ day, isToday, isOutside }: Pick<DayCellProps, 'day' | 'isToday' | 'isOutside'>) {
  return (
    <Box
      component="span"
      sx={{
        minWidth: 24,
        height: 24,
        px: 0.5,
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: 12,
        fontSize: '0.8125rem',
        fontWeight: isToday ? 700 : 500,
        color: isToday ? 'primary.contrastText' : isOutside ? 'text.secondary' : 'text.primary',
        backgroundColor: isToday ? 'primary.main' : 'transparent',
      }}
    >
      {Number(day.slice(8))}
    </Box>
  );
}

/** Number of entries, by shape as well as colour: round for rows, square with a number for counts. */
function Dots({ content: { entries, counts } }: Pick<DayCellProps, 'content'>) {
  const { number } = useFormat();
  const pieces = counts.reduce((sum, { count }) => sum + count, 0);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{ display: 'flex', gap: 0.375, alignItems: 'center', mt: 0.375, fontSize: '0.6875rem' }}
    >
      {entries.length > 0 && (
        <Box component="span" sx={{ width: 8, height: 8, borderRadius: 4, backgroundColor: 'info.main' }} />
      )}
      {pieces > 0 && (
        <Box
          component="span"
          sx={{
            px: 0.375,
            borderRadius: '3px',
            fontWeight: 600,
            color: 'warning.main',
            backgroundColor: 'warning.light',
            // As CSS content, since the cell has its own text for screen readers.
            '&::after': { content: JSON.stringify(pieces > 99 ? '99+' : number(pieces)) },
          }}
        />
      )}
    </Box>
  );
}
