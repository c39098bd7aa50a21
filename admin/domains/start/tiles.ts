import type { SvgIconComponent } from '@mui/icons-material';
import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import AssignmentLateOutlined from '@mui/icons-material/AssignmentLateOutlined';
import BugReportOutlined from '@mui/icons-material/BugReportOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import NoteAltOutlined from '@mui/icons-material/NoteAltOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import ShoppingCartOutlined from '@mui/icons-material/ShoppingCartOutlined';
import TaskOutlined from '@mui/icons-material/TaskOutlined';
import VpnKeyOutlined from '@mui/icons-material/VpnKeyOutlined';
import { dueLook } from '../../entities/dueLook';
import type { Tone } from '../../entities/StatusChip';

/** Icon and tone of a figure; coloured only if its count is not zero. */
export interface TileLook {
  icon: SvgIconComponent;
  tone: Tone;
}

/** Icon and tone by figure name. */
const looks: Readonly<Record<string, TileLook>> = {
  overdue: { icon: AlarmOutlined, tone: 'error' },
  neverInspected: dueLook({ state: 'overdue', isNever: true }),
  soon: { icon: ScheduleOutlined, tone: 'warning' },
  locked: { icon: LockOutlined, tone: 'error' },
  redDeficiencies: { icon: ReportOutlined, tone: 'error' },
  openDeficiencies: { icon: BuildOutlined, tone: 'warning' },
  overdueTasks: { icon: AssignmentLateOutlined, tone: 'error' },
  openTasks: { icon: TaskOutlined, tone: 'info' },
  latePlannings: { icon: EventBusyOutlined, tone: 'error' },
  openPlannings: { icon: EventOutlined, tone: 'info' },
  openReports: { icon: NoteAltOutlined, tone: 'info' },
  accounts: { icon: BusinessOutlined, tone: 'info' },
  testAccounts: { icon: BusinessOutlined, tone: 'info' },
  resignedAccounts: { icon: BusinessOutlined, tone: 'warning' },
  endingLicenses: { icon: VpnKeyOutlined, tone: 'warning' },
  expiredLicenses: { icon: VpnKeyOutlined, tone: 'error' },
  unpaidOrders: { icon: ShoppingCartOutlined, tone: 'warning' },
  blockingErrors: { icon: BugReportOutlined, tone: 'error' },
  errors: { icon: BugReportOutlined, tone: 'warning' },
  users: { icon: PeopleOutlined, tone: 'info' },
  brokers: { icon: HandshakeOutlined, tone: 'info' },
};

export const hasLook = (name: string): boolean => name in looks;
export const tileLook = (name: string): TileLook => looks[name] ?? { icon: NoteAltOutlined, tone: 'info' };
