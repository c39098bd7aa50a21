import type { SvgIconComponent } from '@mui/icons-material';
import BuildOutlined from '@mui/icons-material/BuildOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import DrawOutlined from '@mui/icons-material/DrawOutlined';
import EditNoteOutlined from '@mui/icons-material/EditNoteOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import GppBadOutlined from '@mui/icons-material/GppBadOutlined';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { ChoiceOf, ChoiceSet } from '@plumbline/resources/language/choices/choiceSet';
import {
  auditResult,
  dangerLevel,
  deviceActionState,
  followUpOutcome,
  invitationState,
  mailState,
  orderState,
  planningState,
  regulationState,
  reportState,
  signatureState,
  taskStatus,
} from '@plumbline/resources/language/choices/choices';
import type { Tone } from './StatusChip';

export interface ChoiceLook {
  tone: Tone;
  icon: SvgIconComponent;
}
type Looks<S> = Record<ChoiceOf<S> & string, ChoiceLook>;

const results: Looks<typeof auditResult> = {
  NOT_PROCESSED: { tone: 'neutral', icon: RadioButtonUncheckedOutlined },
  OKAY: { tone: 'success', icon: CheckCircleOutlined },
  REPAIR_CAN_USE: { tone: 'warning', icon: BuildOutlined },
  REPAIR_LOCKED: { tone: 'error', icon: LockOutlined },
  SCRAP: { tone: 'error', icon: DeleteForeverOutlined },
};
const dangers: Looks<typeof dangerLevel> = {
  green: { tone: 'success', icon: CheckCircleOutlined },
  orange: { tone: 'warning', icon: WarningAmberOutlined },
  red: { tone: 'error', icon: ReportOutlined },
};
const outcomes: Looks<typeof followUpOutcome> = {
  REMEDIED: { tone: 'success', icon: CheckCircleOutlined },
  UNCHANGED: { tone: 'warning', icon: WarningAmberOutlined },
  WORSE: { tone: 'error', icon: ReportOutlined },
};
const plannings: Looks<typeof planningState> = {
  open: { tone: 'info', icon: EventOutlined },
  finished: { tone: 'success', icon: TaskAltOutlined },
};
const reports: Looks<typeof reportState> = {
  open: { tone: 'info', icon: EditNoteOutlined },
  waiting: { tone: 'warning', icon: HourglassEmptyOutlined },
  finished: { tone: 'success', icon: TaskAltOutlined },
};
const signatures: Looks<typeof signatureState> = {
  NONE: { tone: 'neutral', icon: RadioButtonUncheckedOutlined },
  PARTIAL: { tone: 'info', icon: DrawOutlined },
  COMPLETE: { tone: 'success', icon: CheckCircleOutlined },
  VOID: { tone: 'error', icon: GppBadOutlined },
};
const mails: Looks<typeof mailState> = {
  QUEUED: { tone: 'info', icon: HourglassEmptyOutlined },
  RETRYING: { tone: 'warning', icon: ReplayOutlined },
  SENT: { tone: 'success', icon: CheckCircleOutlined },
  REFUSED: { tone: 'error', icon: ReportOutlined },
};
const orders: Looks<typeof orderState> = {
  ORDERED: { tone: 'info', icon: RadioButtonUncheckedOutlined },
  INVOICED: { tone: 'warning', icon: HourglassEmptyOutlined },
  PAID: { tone: 'success', icon: CheckCircleOutlined },
  DELIVERED: { tone: 'success', icon: TaskAltOutlined },
  CANCELLED: { tone: 'neutral', icon: UndoOutlined },
};
const invitations: Looks<typeof invitationState> = {
  INVITED: { tone: 'info', icon: MailOutlined },
  ACCEPTED: { tone: 'success', icon: CheckCircleOutlined },
  WITHDRAWN: { tone: 'neutral', icon: UndoOutlined },
  EXPIRED: { tone: 'warning', icon: HourglassEmptyOutlined },
};
const regulations: Looks<typeof regulationState> = {
  draft: { tone: 'warning', icon: EditNoteOutlined },
  published: { tone: 'success', icon: TaskAltOutlined },
};
const tasks: Looks<typeof taskStatus> = {
  OPEN: { tone: 'info', icon: RadioButtonUncheckedOutlined },
  RUNNING: { tone: 'warning', icon: PlayCircleOutlined },
  COMPLETED: { tone: 'success', icon: TaskAltOutlined },
};

const deviceActions: Looks<typeof deviceActionState> = {
  SENT: { tone: 'info', icon: HourglassEmptyOutlined },
  RECEIVED: { tone: 'info', icon: PlayCircleOutlined },
  DONE: { tone: 'success', icon: CheckCircleOutlined },
  FAILED: { tone: 'warning', icon: WarningAmberOutlined },
};

// Choices that are states have a colour and an icon; the others (salutations, units) are plain text.
const looks: Readonly<Record<string, Readonly<Record<string, ChoiceLook>>>> = {
  [auditResult.name]: results,
  [dangerLevel.name]: dangers,
  [planningState.name]: plannings,
  [reportState.name]: reports,
  [signatureState.name]: signatures,
  [mailState.name]: mails,
  [orderState.name]: orders,
  [invitationState.name]: invitations,
  [regulationState.name]: regulations,
  [taskStatus.name]: tasks,
  [followUpOutcome.name]: outcomes,
  [deviceActionState.name]: deviceActions,
};

export const choiceLook = (choices: ChoiceSet, value: string): ChoiceLook | undefined =>
  looks[choices.name]?.[value];
export const isStateSet = (choices: ChoiceSet): boolean => choices.name in looks;
