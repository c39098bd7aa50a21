import type { SvgIconComponent } from '@mui/icons-material';
import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import NoteAltOutlined from '@mui/icons-material/NoteAltOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import type { EntityName } from '@plumbline/resources/entities/names';
import { dayAfter } from '../../entities/due';
import type { Tone } from '../../entities/StatusChip';

/** A number on the start page: how many rows of a list match, and the list they lead to. */
export interface Tile { name: string; resource: EntityName; filter: Readonly<Record<string, unknown>>; icon: SvgIconComponent; tone: Tone }

const inUse = { isArchived: false };
const open = ['OPEN', 'RUNNING'];

/** What wants doing, the most pressing first. */
export const tilesOn = (day: string): readonly Tile[] => [
  { name: 'overdue', resource: 'equipments', filter: { ...inUse, nextAuditDate_lte: dayAfter(day, -1) }, icon: AlarmOutlined, tone: 'error' },
  { name: 'soon', resource: 'equipments', filter: { ...inUse, nextAuditDate_gte: day, nextAuditDate_lte: dayAfter(day, 30) }, icon: ScheduleOutlined, tone: 'warning' },
  { name: 'locked', resource: 'equipments', filter: { ...inUse, isLocked: true }, icon: LockOutlined, tone: 'error' },
  { name: 'redDeficiencies', resource: 'deficiencies', filter: { status: open, dangerLevel: ['red'] }, icon: ReportOutlined, tone: 'error' },
  { name: 'openDeficiencies', resource: 'deficiencies', filter: { status: open }, icon: BuildOutlined, tone: 'warning' },
  { name: 'latePlannings', resource: 'auditPlannings', filter: { state: ['open'], datePlanned_lte: dayAfter(day, -1) }, icon: EventBusyOutlined, tone: 'error' },
  { name: 'openPlannings', resource: 'auditPlannings', filter: { state: ['open'] }, icon: EventOutlined, tone: 'info' },
  { name: 'openReports', resource: 'auditReports', filter: { state: ['open', 'waiting'] }, icon: NoteAltOutlined, tone: 'info' },
];
