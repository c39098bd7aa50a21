import * as commands from '@plumbline/resources/commands/planning';
import type { AnswerOf, InputOf } from '@plumbline/resources/language/defineCommand';
import type { GivenRights } from '@plumbline/resources/rules/people/givenRights';
import type { Appointment, Obstacle } from '@plumbline/resources/rules/planning/whyNotChoosable';
import type { LocalRow } from '../../data/offline';
import { callCommand } from '../../data/session/callCommand';

type Planning = LocalRow<'auditPlannings'>;
/** Also accepts custom fields by name. */
export type PlanningDraft = Partial<
  Pick<
    Planning,
    | 'id'
    | 'owner'
    | 'location'
    | 'auditor'
    | 'contact'
    | 'confirmsByMail'
    | 'datePlanned'
    | 'dateUntil'
    | 'repeatEvery'
    | 'repeatUnit'
    | 'type'
    | 'title'
    | 'comment'
    | 'preparations'
  >
> &
  Record<`custom_${string}`, unknown>;

export type Candidates = AnswerOf<typeof commands.listCandidates>;
/** An equipment that can be planned, or the reason why it cannot. */
export type Candidate = Candidates['rows'][number];
export type FinishAnswer = AnswerOf<typeof commands.finishPlanning>;
export type ArchiveAnswer = AnswerOf<typeof commands.archiveScrapped>;
type EquipmentChange = InputOf<typeof commands.changePlannedEquipments>;

/** Why the server refused to add or remove an equipment. */
export interface EquipmentRefusal {
  equipment: string;
  identNumber: string | null;
  code: Obstacle | 'NOT_FOUND' | 'ALREADY_INSPECTED';
  appointment: Appointment | null;
}

export const planInspection = (input: {
  planning: PlanningDraft;
  equipments: string[];
  confirmedOtherLocation: boolean;
}) => callCommand(commands.planInspection, { input });
export const changeEquipments = (planning: string, input: EquipmentChange) =>
  callCommand(commands.changePlannedEquipments, { id: planning, input });
export const finishPlanning = (planning: string, openAudits?: 'remove' | 'notTraceable') =>
  callCommand(commands.finishPlanning, { id: planning, input: openAudits ? { openAudits } : {} });
export const archiveScrapped = (planning: string) => callCommand(commands.archiveScrapped, { id: planning });

/** `rights`: the rights being edited. */
export const listAppointmentsBeyond = (contact: string, rights: GivenRights) =>
  callCommand(
    commands.appointmentsBeyond,
    // Form values; the server validates them.
    { id: contact, input: rights as InputOf<typeof commands.appointmentsBeyond> },
    { timeout: 'read' },
  );

export const listCandidates = (input: InputOf<typeof commands.listCandidates>) =>
  callCommand(commands.listCandidates, { input });
