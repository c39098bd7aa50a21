import { Box, Link } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { dayAfter, isSettled } from '@plumbline/resources/language/due';
import type { CalendarEntry } from '@plumbline/resources/rules/calendar/calendarPage';
import { Link as RouterLink } from 'react-router-dom';
import { choiceLook } from '../../entities/choiceLooks';
import { entityIcon } from '../../entities/entityIcons';
import { showPath } from '../../entities/screenPaths';
import { useRecordTitle } from '../../entities/title/useRecordTitle';
import { visuallyHidden } from '../../kit/theme/visuallyHidden';
import { beginDrag, endDrag } from './dragEntry';
import { useMoveEntry } from './useMoveEntry';
import { useStateWord } from './useStateWord';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * One row in a narrow column: state (icon and text) and title. Moved to another day by drag, or with Shift and the arrow
 * keys.
 */
export function EntryLine({ entry }: { entry: CalendarEntry }) {
  const { resource, record, day } = entry;
  const move = useMoveEntry(entry);
  const entity = entities[resource];
  const title = useRecordTitle(entity, record);
  const state = useStateWord(entity, record);
  const look = state && choiceLook(state.choices, state.value);
  const Icon = look?.icon ?? entityIcon(entity);
  return (
    <Link
      component={RouterLink}
      to={showPath(entity, record.id)}
      draggable={move !== undefined}
      aria-keyshortcuts={move && 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown'}
      onDragStart={(event) => move && beginDrag(event, move)}
      onDragEnd={endDrag}
      onKeyDown={(event) => {
        const days = steps[event.key];
        if (!move || !days || !event.shiftKey) return;
        event.preventDefault();
        move(dayAfter(day, days));
      }}
      color="text.primary"
      underline="hover"
      title={state ? `${title} · ${state.word}` : title}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.5,
        py: 0.125,
        borderRadius: '4px',
        fontSize: '0.78125rem',
        lineHeight: 1.35,
        fontWeight: isSettled(record) ? 400 : 600,
        color: look && look.tone !== 'neutral' ? theme.palette[look.tone].main : theme.palette.text.primary,
        backgroundColor: look && look.tone !== 'neutral' ? theme.palette[look.tone].light : 'action.selected',
        minWidth: 0,
        minHeight: 24,
      })}
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
