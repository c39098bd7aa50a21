import type { SvgIconComponent } from '@mui/icons-material';
import AddCircleOutlineOutlined from '@mui/icons-material/AddCircleOutlineOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import EventBusyOutlined from '@mui/icons-material/EventBusyOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import FileUploadOutlined from '@mui/icons-material/FileUploadOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import ReportProblemOutlined from '@mui/icons-material/ReportProblemOutlined';
import RestoreFromTrashOutlined from '@mui/icons-material/RestoreFromTrashOutlined';
import TaskAltOutlined from '@mui/icons-material/TaskAltOutlined';
import { auditResult } from '@plumbline/resources/language/choices/choices';
import {
  stepsIn,
  type TimelineKind,
  type TimelineStep,
} from '@plumbline/resources/rules/timeline/timelineEvents';
import { type ChoiceLook, choiceLook } from '../../../entities/choiceLooks';
import { stepIcons } from '../../../entities/steps/stepIcons';
import type { TimelineEntry } from './timelineOnDevice';

const look = (tone: ChoiceLook['tone'], icon: SvgIconComponent): ChoiceLook => ({ tone, icon });

const kinds: Record<Exclude<TimelineKind, 'changed'>, ChoiceLook> = {
  planned: look('info', EventOutlined),
  found: look('warning', ReportProblemOutlined),
  escalated: look('error', ReportOutlined),
  remedied: look('success', TaskAltOutlined),
  taskDone: look('success', TaskAltOutlined),
  missed: look('warning', EventBusyOutlined),
  inspected: look('neutral', FactCheckOutlined),
  created: look('neutral', AddCircleOutlineOutlined),
  imported: look('neutral', FileUploadOutlined),
  deleted: look('neutral', DeleteOutlined),
  restored: look('neutral', RestoreFromTrashOutlined),
};

const steps: Record<TimelineStep, ChoiceLook> = {
  scrapped: look('error', stepIcons.scrap),
  unscrapped: look('neutral', stepIcons.unscrap),
  archived: look('neutral', stepIcons.archive),
  unarchived: look('neutral', stepIcons.unarchive),
  notTraceable: look('warning', stepIcons.lose),
  traceable: look('success', stepIcons.find),
  locked: look('error', stepIcons.lock),
  unlocked: look('success', stepIcons.unlock),
  lockedByHand: look('error', stepIcons.lock),
  handLockLifted: look('neutral', stepIcons.unlock),
  moved: look('neutral', LocalShippingOutlined),
};

/** Colour and icon of an entry: of its result, or of the most important that changed. */
export function entryLook({ kind, record, change }: TimelineEntry): ChoiceLook {
  if (kind === 'inspected') return choiceLook(auditResult, String(record.result)) ?? kinds.inspected;
  if (kind !== 'changed') return kinds[kind];
  const [first = 'moved'] = stepsIn(change?.after ?? {});
  return steps[first];
}
