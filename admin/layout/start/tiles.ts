import type { SvgIconComponent } from '@mui/icons-material';
import AlarmOutlined from '@mui/icons-material/AlarmOutlined';
import AssignmentLateOutlined from '@mui/icons-material/AssignmentLateOutlined';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import NoteAltOutlined from '@mui/icons-material/NoteAltOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import TaskOutlined from '@mui/icons-material/TaskOutlined';
import { entities } from '@plumbline/resources/entities/index';
import type { EntityName } from '@plumbline/resources/entities/names';
import { type DueScope, dueField, openFilter, scopeFilter } from '../../entities/due';
import type { Tone } from '../../entities/StatusChip';

/** A number on the start page: how many rows of a list match, and the list they lead to. */
export interface Tile {
  name: string;
  resource: EntityName;
  filter: Readonly<Record<string, unknown>>;
  icon: SvgIconComponent;
  tone: Tone;
}

const open = (resource: EntityName): Record<string, unknown> => openFilter(entities[resource]);

/** What wants doing, the most pressing first. */
export const tilesOn = (day: string): readonly Tile[] => [
  {
    name: 'overdue',
    resource: 'equipments',
    filter: dueIn('equipments', 'overdue', day),
    icon: AlarmOutlined,
    tone: 'error',
  },
  {
    name: 'soon',
    resource: 'equipments',
    filter: dueIn('equipments', 'soon', day),
    icon: ScheduleOutlined,
    tone: 'warning',
  },
  {
    name: 'locked',
    resource: 'equipments',
    filter: { ...open('equipments'), isLocked: true },
    icon: LockOutlined,
    tone: 'error',
  },
  {
    name: 'redDeficiencies',
    resource: 'deficiencies',
    filter: { ...open('deficiencies'), dangerLevel: ['red'] },
    icon: ReportOutlined,
    tone: 'error',
  },
  {
    name: 'openDeficiencies',
    resource: 'deficiencies',
    filter: open('deficiencies'),
    icon: BuildOutlined,
    tone: 'warning',
  },
  {
    name: 'overdueTasks',
    resource: 'tasks',
    filter: dueIn('tasks', 'overdue', day),
    icon: AssignmentLateOutlined,
    tone: 'error',
  },
  {
    name: 'openTasks',
    resource: 'tasks',
    filter: open('tasks'),
    icon: TaskOutlined,
    tone: 'info',
  },
  {
    name: 'latePlannings',
    resource: 'auditPlannings',
    filter: dueIn('auditPlannings', 'overdue', day),
    icon: EventBusyOutlined,
    tone: 'error',
  },
  {
    name: 'openPlannings',
    resource: 'auditPlannings',
    filter: open('auditPlannings'),
    icon: EventOutlined,
    tone: 'info',
  },
  {
    name: 'openReports',
    resource: 'auditReports',
    filter: open('auditReports'),
    icon: NoteAltOutlined,
    tone: 'info',
  },
];

function dueIn(resource: EntityName, scope: DueScope, day: string): Record<string, unknown> {
  const entity = entities[resource];
  return scopeFilter(entity, dueField(entity) ?? entity.list.sort, scope, day);
}
