import { Box, Link } from '@mui/material';
import { isSettled } from '@plumbline/resources/language/due';
import type { CalendarEntry } from '@plumbline/resources/rules/calendar/calendarPage';
import { Link as RouterLink } from 'react-router-dom';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';
import { beginDrag, endDrag } from './dragEntry';
import { entryLineStyle, useEntryLine } from './useEntryLine';

/**
 * One row in a narrow column: state (icon and text) and title. Moved to another day by drag, or with Shift and the arrow
 * keys.
 */
export function EntryLine({ entry }: { entry: CalendarEntry }) {
  const { title, state, look, Icon, to, move, keys } = useEntryLine(entry);
  return (
    <Link
      component={RouterLink}
      to={to}
      draggable={move !== undefined}
      onDragStart={(event) => move && beginDrag(event, move)}
      onDragEnd={endDrag}
      {...keys}
      underline="hover"
      title={state ? `${title} · ${state.word}` : title}
      sx={(theme) => entryLineStyle(theme, look, isSettled(entry.record))}
    >
      <Icon aria-hidden sx={{ fontSize: 14, flexShrink: 0 }} />
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {title}
      </Box>
      {state && (
        <Box component="span" sx={visuallyHidden}>
          {state.word}
        </Box>
      )}
    </Link>
  );
}
