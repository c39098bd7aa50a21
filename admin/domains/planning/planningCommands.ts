import type { Localized } from '@plumbline/resources/language/languages';
import type { AuditResult } from '@plumbline/resources/rules/audits/suggestResult';
import type { AppointmentsBeyond } from '@plumbline/resources/rules/planning/appointmentsBeyond';
import type { Appointment, Obstacle } from '@plumbline/resources/rules/planning/whyNotChoosable';
import type { CallInit } from '../../data/connection/timeouts';
import type { LocalRow } from '../../data/offline';
import { apiFetch } from '../../data/session/session';

type Planning = LocalRow<'auditPlannings'>;
/** Besides these the account's own fields, by their names. */
export type PlanningDraft = Partial<
  Pick<
    Planning,
    | 'id'
    | 'owner'
    | 'location'
    | 'auditor'
    | 'contact'
    | 'datePlanned'
    | 'type'
    | 'title'
    | 'comment'
    | 'preparations'
  >
> &
  Record<`custom_${string}`, unknown>;

/** A piece that could be put on a planning, or the reason why it cannot. */
export interface Candidate {
  id: string;
  identNumber: string;
  qrCode: string | null;
  serialNumber: string | null;
  place: string | null;
  locationName: string | null;
  productName: string | null;
  categoryName: Localized | null;
  lastAuditDate: string | null;
  nextAuditDate: string | null;
  /** When it is due for the type of inspection that is planned. */
  dutyDate: string | null;
  isNeverInspected: boolean;
  isLocked: boolean;
  lastAuditResult: AuditResult | null;
  obstacle: Obstacle | null;
  appointment: Appointment | null;
  regulation: { id: string; shortName: string; name: Localized } | null;
  isPlanned: boolean;
}

export interface Candidates {
  rows: Candidate[];
  total: number;
  choosable: string[];
  refused: Partial<Record<Obstacle, number>>;
  isCut: boolean;
}

/** Why the server would not put a piece on a planning, or take it off. */
export interface EquipmentRefusal {
  equipment: string;
  identNumber: string | null;
  code: Obstacle | 'NOT_FOUND' | 'ALREADY_INSPECTED';
  appointment: Appointment | null;
}

export interface FinishAnswer {
  planning: Planning;
  scrapped: { id: string; identNumber: string }[];
}

export interface ArchiveAnswer {
  archived: number;
  held: { id: string; identNumber: string; code: string }[];
}

export interface EquipmentChange {
  add: string[];
  remove: string[];
  confirmedOtherLocation: boolean;
  /** Who inspects from now on, where that is somebody else. */
  auditor?: string;
}

// The API's answers are typed where its commands are; these are the same shapes, seen from this side.
async function post<Answer>(
  path: string,
  body: object,
  { resource = 'auditPlannings', ...init }: CallInit & { resource?: string } = {},
): Promise<Answer> {
  const response = await apiFetch(`/api/${resource}/${path}`, {
    ...init,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

export const planInspection = (body: {
  planning: PlanningDraft;
  equipments: string[];
  confirmedOtherLocation: boolean;
}): Promise<Planning> => post('plan', body);
export const changeEquipments = (planning: string, change: EquipmentChange): Promise<Planning> =>
  post(`${planning}/equipments`, change);
export const finishPlanning = (
  planning: string,
  openAudits?: 'remove' | 'notTraceable',
): Promise<FinishAnswer> => post(`${planning}/finish`, openAudits ? { openAudits } : {});
export const archiveScrapped = (planning: string): Promise<ArchiveAnswer> =>
  post(`${planning}/archiveScrapped`, {});

/** `rights` are those that are being typed. */
export const listAppointmentsBeyond = (contact: string, rights: object): Promise<AppointmentsBeyond> =>
  post(`${contact}/appointmentsBeyond`, rights, { resource: 'contacts', timeout: 'read' });

export async function listCandidates(query: Readonly<Record<string, string>>): Promise<Candidates> {
  const response = await apiFetch(`/api/auditPlannings/candidates?${new URLSearchParams(query)}`);
  return response.json();
}
