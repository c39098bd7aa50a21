import { dayAfter } from '@plumbline/resources/language/due';
import { scattered } from '@plumbline/resources/rules/dataGenerator/generatorPlan';
import {
  type Appointment,
  appointmentsOf,
  type GeneratedKind,
  mostRegulations,
  type PlannedFinding,
  type PlannedPiece,
  type PlannedVisit,
  regulationsOf,
  stepOf,
  visitsBy,
} from '@plumbline/resources/rules/dataGenerator/index';
import type { InspectionFact } from '@plumbline/resources/rules/duties/lastInspection';
import { dangerLevelOn, escalatesOn } from '@plumbline/resources/rules/locks/escalation';
import type { LockingFact, OpenDeficiency } from '@plumbline/resources/rules/locks/index';
import type { StoredRow, TransactionCall } from '../../entities/hooks';
import { type BasicFields, dueAfter, type PieceWorld } from './makePiece';
import { customerAt } from './makeSurroundings';
import { newRow } from './newRow';
import type { RunWorld } from './runWorld';
import { nth } from './words/generatorWords';

interface Inspected {
  piece: PlannedPiece;
  kind: GeneratedKind;
  visit: PlannedVisit;
  basic: BasicFields;
}
export interface InspectionRows {
  rows: StoredRow[];
  fact: InspectionFact & LockingFact;
  /** Whether a deficiency it found is still open. */
  isOpen: boolean;
  /** The open red deficiency that locks the equipment. */
  openRed: OpenDeficiency | null;
}

/** More visits than any equipment has, so that each inspection has a number of its own. */
const visitsPerRegulation = 32;
export const stepsPerPiece = visitsPerRegulation * mostRegulations;
const secondsPerPiece = 60;

/** A finished inspection with its deficiency and the resulting task. */
export function inspectionRows(
  call: TransactionCall,
  world: PieceWorld,
  inspected: Inspected,
): InspectionRows {
  const { piece, visit, basic } = inspected;
  const { finding, regulation } = visit;
  const step = piece.n * stepsPerPiece + visit.at * visitsPerRegulation + visit.visit;
  const day = world.daysAgo(visit.daysAgo);
  const at = `${day}T${clockAt(piece.n)}.000Z`;
  const known = world.answers.get(regulation.id);
  const result = !finding ? 'OKAY' : finding.dangerLevel === 'red' ? 'REPAIR_LOCKED' : 'REPAIR_CAN_USE';
  const due = dueAfter(day, visit);
  const isFirst = visit.visit === lastOf(world, inspected);
  const inspector = world.inspectorOf(piece.site);
  const audit = newRow(call, 'audits', {
    id: world.idsOf('audits').at(step),
    createdAt: at,
    planning: appointmentId(world, piece.site, visit),
    equipment: basic.id,
    owner: basic.owner,
    location: basic.location,
    category: basic.category,
    auditor: inspector.id,
    checklist: known?.checklist ?? null,
    type: regulation.type,
    result,
    dateStarted: at,
    dateAudited: at,
    isFinished: true,
    isMissed: false,
    isLate: isFirst ? null : dueAfter(world.daysAgo(visit.daysAgo + stepOf(regulation)), visit) < day,
    nextAuditDate: due,
    isNextDateSet: false,
    answers: known?.answers(finding !== null) ?? null,
    isUnaware: false,
  });
  const fact = {
    id: String(audit.after.id),
    regulation: regulation.id,
    type: regulation.type,
    result,
    dateAudited: at,
    nextAuditDate: due,
    isNextDateSet: false,
    nextDateReason: null,
    isLifted: false,
    isUnaware: false,
    inspector: inspector.name,
  } as const;
  if (!finding) return { rows: [audit], fact, isOpen: false, openRed: null };
  const found = foundRows(call, world, { ...inspected, finding, step, day, at, audit: fact.id });
  return { ...found, rows: [audit, ...found.rows], fact, isOpen: finding.isOpen };
}

interface Found extends Inspected {
  finding: PlannedFinding;
  step: number;
  day: string;
  at: string;
  audit: string;
}

function foundRows(
  call: TransactionCall,
  world: PieceWorld,
  { piece, kind, visit, basic, finding, step, day, at, audit }: Found,
): { rows: StoredRow[]; openRed: OpenDeficiency | null } {
  const words = nth(world.words.findings[kind.type], textOf(finding, world.words.findings[kind.type].length));
  const person = world.siteContact(piece.site).name;
  const remediedOn = earlier(dayAfter(day, 7 + (piece.n % 14)), world.today);
  const asFound = {
    dangerLevel: finding.dangerLevel,
    status: finding.isOpen ? ('OPEN' as const) : ('COMPLETED' as const),
    isNotAsked: false,
    orangeSince: finding.dangerLevel === 'orange' ? day : null,
  };
  const dangerLevel = dangerLevelOn(asFound, world.today, world.escalationDays);
  const isEscalated = dangerLevel !== finding.dangerLevel;
  const place = {
    equipment: basic.id,
    owner: basic.owner,
    location: basic.location,
    category: basic.category,
  };
  const dateDue = dayAfter(day, daysToRemedy[finding.dangerLevel]);
  const deficiency = newRow(call, 'deficiencies', {
    ...asFound,
    ...place,
    id: world.idsOf('deficiencies').at(step),
    createdAt: at,
    audit,
    checkpoint: world.answers.get(visit.regulation.id)?.capturedAt ?? null,
    description: words.description,
    measure: words.measure,
    component: words.component,
    ...positionOn(basic, step),
    dateDue,
    responsiblePerson: person,
    dangerLevel,
    escalatedOn: isEscalated ? escalatesOn(asFound, world.escalationDays) : null,
    foundOn: day,
    ...(finding.isOpen ? {} : { remedy: words.remedy, remediedBy: person, remediedOn }),
  });
  const task = newRow(call, 'tasks', {
    ...place,
    id: world.idsOf('tasks').at(step),
    createdAt: at,
    title: words.measure,
    description: `${words.description}\n\n${words.measure}`,
    type: 'MEASURE',
    status: asFound.status,
    dateDue,
    linkType: 'EQUIPMENT',
    deficiency: String(deficiency.after.id),
    audit,
    responsible: world.siteContact(piece.site).id,
    ...(finding.isOpen
      ? {}
      : { dateCompleted: remediedOn, completionNote: words.remedy, completedBy: person }),
  });
  const since = String(deficiency.after.escalatedOn ?? day);
  return {
    rows: [deficiency, task],
    openRed:
      finding.isOpen && dangerLevel === 'red'
        ? { id: String(deficiency.after.id), audit, description: words.description, since }
        : null,
  };
}

const daysToRemedy = { green: 90, orange: 28, red: 7 } as const;

/** A text that fits the danger level; texts are sorted from severe to minor. */
function textOf({ dangerLevel, text }: PlannedFinding, count: number): number {
  const grave = Math.ceil(count / 2);
  return dangerLevel === 'green' ? grave + (text % Math.max(1, count - grave)) : text % grave;
}

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** Equipment of a site is inspected one after the other, starting at eight in the morning. */
const clockAt = (n: number): string =>
  new Date(Date.UTC(2026, 0, 1, 7, 0, (n % 480) * secondsPerPiece)).toISOString().slice(11, 19);

const lastOf = ({ plan }: PieceWorld, { kind, visit }: Inspected): number =>
  visitsBy(plan, kind, visit.regulation) - 1;

const appointmentId = (
  world: RunWorld,
  site: number,
  { regulation, visit }: Pick<PlannedVisit, 'regulation' | 'visit'>,
) => {
  const all = regulationsOf(world.plan);
  const at = all.findIndex(({ id }) => id === regulation.id);
  return world.idsOf('auditPlannings').at((site * all.length + at) * visitsPerRegulation + visit);
};

/** The finished appointments of a site. */
export const appointmentRows = (call: TransactionCall, world: RunWorld, site: number): StoredRow[] =>
  appointmentsOf(world.plan, site).map((appointment) => appointmentRow(call, world, appointment));

function appointmentRow(call: TransactionCall, world: RunWorld, appointment: Appointment): StoredRow {
  const { regulation, daysAgo, site, pieces, categories } = appointment;
  const day = world.daysAgo(daysAgo);
  return newRow(call, 'auditPlannings', {
    id: appointmentId(world, site, appointment),
    createdAt: `${dayAfter(day, -14)}T09:00:00.000Z`,
    owner: world.ownerId(customerAt(world, site)),
    location: world.siteId(site),
    auditor: world.inspectorOf(site).id,
    contact: world.siteContact(site).id,
    datePlanned: day,
    type: regulation.type,
    state: 'finished',
    dateStarted: `${day}T07:00:00.000Z`,
    dateFinished: `${day}T15:30:00.000Z`,
    plannedCount: pieces,
    processedCount: pieces,
    missedCount: 0,
    categories: [...categories].sort(),
  });
}

/** A cell of the rack; nothing for other pieces. */
function positionOn(piece: BasicFields, step: number) {
  const { fieldCount, levelCount } = { fieldCount: undefined, levelCount: undefined, ...piece };
  if (fieldCount === undefined || levelCount === undefined) return {};
  return { bay: 1 + (scattered(step + 3) % fieldCount), level: scattered(step + 9) % (levelCount + 1) };
}
