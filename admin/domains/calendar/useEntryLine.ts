import type { Theme } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { dayAfter } from '@plumbline/resources/language/due';
import type { CalendarEntry } from '@plumbline/resources/rules/calendar/calendarPage';
import type { KeyboardEvent } from 'react';
import { type ChoiceLook, choiceLook } from '../../entities/choiceLooks';
import { entityIcon } from '../../entities/entityIcons';
import { showPath } from '../../entities/screenPaths';
import { useRecordTitle } from '../../entities/title/useRecordTitle';
import { useMoveEntry } from './useMoveEntry';
import { useStateWord } from './useStateWord';

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** What an entry shows in a narrow column, and how it is moved with Shift and the arrow keys. */
export function useEntryLine(entry: CalendarEntry) {
  const { resource, record, day } = entry;
  const move = useMoveEntry(entry);
  const entity = entities[resource];
  const title = useRecordTitle(entity, record);
  const state = useStateWord(entity, record);
  const look = state && choiceLook(state.choices, state.value);
  const keys = {
    'aria-keyshortcuts': move && 'Shift+ArrowLeft Shift+ArrowRight Shift+ArrowUp Shift+ArrowDown',
    onKeyDown: (event: KeyboardEvent) => {
      const days = steps[event.key];
      if (!move || !days || !event.shiftKey) return;
      event.preventDefault();
      move(dayAfter(day, days));
    },
  };
  return {
    title,
    state,
    look,
    move,
    keys,
    Icon: look?.icon ?? entityIcon(entity),
    to: showPath(entity, record.id),
  };
}

/** Its colours and measures. */
export const entryLineStyle = (theme: Theme, look: ChoiceLook | undefined, isOver: boolean) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 0.5,
  py: 0.125,
  borderRadius: '4px',
  fontSize: '0.78125rem',
  lineHeight: 1.35,
  fontWeight: isOver ? 400 : 600,
  color: look && look.tone !== 'neutral' ? theme.palette[look.tone].main : theme.palette.text.primary,
  backgroundColor:
    look && look.tone !== 'neutral' ? theme.palette[look.tone].light : theme.palette.action.selected,
  minWidth: 0,
  minHeight: 24,
});
