import type { SvgIconComponent } from '@mui/icons-material';
import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import HistoryToggleOffOutlined from '@mui/icons-material/HistoryToggleOffOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { DueState } from '../data/words/due';
import type { Tone } from './StatusChip';

interface Due {
  state: Exclude<DueState, 'later'>;
  /** The day is the end of a span: once past, the row has run out and is not late. */
  isEnd?: boolean;
  /** What is due was never inspected. */
  isNever?: boolean;
}

/** How a day that is near or past looks, wherever it is told. */
export function dueLook({ state, isEnd = false, isNever = false }: Due): {
  tone: Tone;
  icon: SvgIconComponent;
} {
  if (state === 'soon') return { tone: 'warning', icon: ScheduleOutlined };
  if (isNever) return { tone: 'error', icon: HistoryToggleOffOutlined };
  return { tone: 'error', icon: isEnd ? EventBusyOutlined : AlarmOutlined };
}
