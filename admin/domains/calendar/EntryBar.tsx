import { Box, Link } from '@mui/material';
import { isSettled } from '@plumbline/resources/language/due';
import type { CalendarEntry } from '@plumbline/resources/rules/calendar/calendarPage';
import { Link as RouterLink } from 'react-router-dom';
import { useFormat } from '../../data/words/useFormat';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';
import { beginDrag, endDrag } from './dragEntry';
import { daysWithin, lastDay } from './lasting';
import { entryLineStyle, useEntryLine } from './useEntryLine';
import { daysMovedBy } from './useMoveEntry';

interface EntryBarProps {
  entry: CalendarEntry;
  day: string;
  week: readonly string[];
}

/** Padding and border between the bars of two neighbouring cells. */
const gap = 9;

/**
 * One day of an entry that lasts several: the days together are a bar, whose text begins on its first day in the week.
 * A day for itself, so that it is dragged and dropped by its days; the text lets the cells below it take drops.
 */
export function EntryBar({ entry, day, week }: EntryBarProps) {
  const format = useFormat();
  const { title, state, look, Icon, to, move, keys } = useEntryLine(entry);
  const [from = day, until = day] = [week[0], week.at(-1)];
  const days = daysWithin(entry, { from, to: until });
  const isNamed = days[0] === day;
  const last = lastDay(entry);
  const range = `${format.date(entry.day)} – ${format.date(last)}`;
  const isBegin = entry.day === day;
  const isEnd = last === day;
  return (
    <Link
      component={RouterLink}
      to={to}
      draggable={move !== undefined}
      onDragStart={(event) => move && beginDrag(event, (next) => move(daysMovedBy(entry.day, day, next)))}
      onDragEnd={endDrag}
      {...(isNamed ? keys : { tabIndex: -1, 'aria-hidden': true })}
      underline="hover"
      title={[title, range, state?.word].filter(Boolean).join(' · ')}
      sx={(theme) => ({
        ...entryLineStyle(theme, look, isSettled(entry.record)),
        position: 'relative',
        // Over padding and border, up to the next day.
        ml: isBegin ? 0 : `${-Math.ceil(gap / 2)}px`,
        mr: isEnd ? 0 : `${-Math.ceil(gap / 2)}px`,
        borderRadius: `${isBegin ? 4 : 0}px ${isEnd ? 4 : 0}px ${isEnd ? 4 : 0}px ${isBegin ? 4 : 0}px`,
      })}
    >
      {isNamed && (
        <Box
          component="span"
          sx={{
            position: 'absolute',
            zIndex: 1,
            pointerEvents: 'none',
            left: 4,
            width: `calc(${days.length * 100}% + ${(days.length - 1) * gap - 8}px)`,
            display: 'flex',
            alignItems: 'center',
            gap: 0.5,
          }}
        >
          <Icon aria-hidden sx={{ fontSize: 14, flexShrink: 0 }} />
          <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
            {title}
          </Box>
          <Box component="span" sx={visuallyHidden}>
            {[range, state?.word].filter(Boolean).join(', ')}
          </Box>
        </Box>
      )}
    </Link>
  );
}
