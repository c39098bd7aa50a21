import type { SvgIconComponent } from '@mui/icons-material';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import type { DueState } from '../../data/words/due';
import type { Tone } from '../../entities/StatusChip';

const looks: Record<DueState, { tone: Tone; icon: SvgIconComponent }> = {
  overdue: { tone: 'error', icon: ReportOutlined },
  soon: { tone: 'warning', icon: EventOutlined },
  later: { tone: 'success', icon: CheckCircleOutlined },
};

/** How a duty looks by how near it is. */
export const dutyTone = (state: DueState | null) => looks[state ?? 'later'];
