import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { Stack } from '@mui/material';
import type { Conflict } from '@plumbline/resources/rules/planning/planningBoard';
import { useTranslate } from 'react-admin';
import { StatusChip } from '../../../entities/StatusChip';

const looks = {
  ABSENT: { tone: 'error', icon: EventBusyOutlined },
  OVERLOADED: { tone: 'warning', icon: WarningAmberOutlined },
  ELSEWHERE: { tone: 'info', icon: RouteOutlined },
} as const;

/** What speaks against the days of an appointment. */
export function ConflictMarks({ conflicts }: { conflicts: readonly Conflict[] }) {
  const translate = useTranslate();
  if (conflicts.length === 0) return null;
  return (
    <Stack direction="row" sx={{ gap: 0.25, flexWrap: 'wrap', mt: 0.25 }}>
      {conflicts.map((conflict) => (
        <StatusChip
          key={conflict}
          {...looks[conflict]}
          label={translate(`planning.board.conflict.${conflict}`)}
        />
      ))}
    </Stack>
  );
}
