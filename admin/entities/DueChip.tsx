import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import { useTranslate } from 'react-admin';
import { daysUntil, dueState, today } from './due';
import { StatusChip } from './StatusChip';
import { useFormat } from './useFormat';

/** A due date: what is overdue or near says so, what is far is just a date. */
export function DueChip({ day }: { day: string }) {
  const translate = useTranslate();
  const format = useFormat();
  const now = today();
  const state = dueState(day, now);
  const date = format.date(day);
  if (state === 'later') return date;
  if (state === 'overdue')
    return (
      <StatusChip tone="error" icon={AlarmOutlined} label={`${date} · ${translate('shell.due.overdue')}`} />
    );
  return (
    <StatusChip
      tone="warning"
      icon={ScheduleOutlined}
      label={`${date} · ${format.distance(daysUntil(day, now))}`}
    />
  );
}
