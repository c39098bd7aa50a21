import CloseOutlined from '@mui/icons-material/CloseOutlined';
import {
  Box,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  Typography,
  useMediaQuery,
  useTheme,
} from '@mui/material';
import { dueField } from '@plumbline/resources/language/due';
import { type CalendarFilter, calendarEntities } from '@plumbline/resources/rules/calendar/calendarPage';
import { useTranslate } from 'react-admin';
import { today } from '../../data/words/due';
import { useLanguage } from '../../data/words/useLanguage';
import { CreateButton } from '../../entities/list/CreateButton';
import { DayList } from './DayList';
import { wholeDay } from './dayWords';
import type { DayContent } from './groupByDay';
import { TodayMark } from './TodayMark';

interface DayDialogProps {
  day: string;
  content: DayContent;
  filter: CalendarFilter;
  onClose: () => void;
}

/** Of a filter, the values that are single. */
const ofOne = (filter: CalendarFilter): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, [value, ...others]]) =>
      value !== undefined && others.length === 0 ? [[name, value]] : [],
    ),
  );

/** All entries of a day, with buttons for new ones. */
export function DayDialog({ day, content, filter, onClose }: DayDialogProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const name = wholeDay(day, language);
  const isEmpty = content.entries.length + content.counts.length === 0;
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isNarrow}
      aria-labelledby="calendar-day"
    >
      <DialogTitle id="calendar-day" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box component="span" sx={{ flex: 1, '&::first-letter': { textTransform: 'uppercase' } }}>
          {name}
          {day === today() && <TodayMark />}
        </Box>
        <IconButton aria-label={translate('shell.action.close')} onClick={onClose} edge="end">
          <CloseOutlined />
        </IconButton>
      </DialogTitle>
      <DialogContent dividers sx={{ p: 0 }}>
        {isEmpty ? (
          <Typography color="text.secondary" sx={{ p: 3 }}>
            {translate('calendar.emptyDay')}
          </Typography>
        ) : (
          <DayList {...content} day={day} filter={filter} label={name} />
        )}
      </DialogContent>
      <DialogActions>
        {calendarEntities
          .filter((entity) => entity.calendar === 'each')
          .map((entity) => (
            <CreateButton
              key={entity.name}
              entity={entity}
              given={{ ...ofOne(filter), [dueField(entity) ?? entity.list.sort]: day }}
            />
          ))}
      </DialogActions>
    </Dialog>
  );
}
