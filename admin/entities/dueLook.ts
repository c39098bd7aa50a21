import type { SvgIconComponent } from '@mui/icons-material';
import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HistoryToggleOffOutlined from '@mui/icons-material/HistoryToggleOffOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { DueState } from '../data/words/due';
import type { Tone } from './StatusChip';

interface Due {
  state: Exclude<DueState, 'later'>;
  /** The date is the end of a period: once past, the row has expired rather than being overdue. */
  isEnd?: boolean;
  /** Never inspected. */
  isNever?: boolean;
}

/** Colour and icon of a near or past date. */
export function dueLook({ state, isEnd = false, isNever = false }: Due): {
  tone: Tone;
  icon: SvgIconComponent;
} {
  if (state === 'soon') return { tone: 'warning', icon: ScheduleOutlined };
  if (isNever) return { tone: 'error', icon: HistoryToggleOffOutlined };
  return { tone: 'error', icon: isEnd ? EventBusyOutlined : AlarmOutlined };
}
