import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import {
  type DutyStatement,
  type DutyValues,
  keyOfDuty,
  noStatement,
} from '@plumbline/resources/rules/duties/deriveDuties';
import {
  type PieceSafety,
  pieceSafety,
  type SafetyPiece,
} from '@plumbline/resources/rules/duties/pieceSafety';
import type { TransactionCall } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { typed } from '../../entities/typedRecords';
import { loadSurroundings } from './loadSurroundings';
import { loadSafetyFacts } from './safetyFacts';

/** Result of planning a write of equipment: derived fields, and the duties to store after it. */
export interface SafetyPlan extends PieceSafety {
  /** Existing duty rows, including deleted ones. */
  known: readonly Row[];
}

export type Statements = Map<string, DutyStatement>;
export interface Planner {
  /** Statements by users about the equipment; empty if it has no duties yet. */
  statementsOf: (equipment: string) => Statements;
  hasDuties: (equipment: string) => boolean;
  /** Date of the latest inspection, of any regulation; null: none. */
  inspectedOn: (equipment: string) => string | null;
  plan: (piece: SafetyPiece, statements: Statements) => SafetyPlan;
}

/** Loads the data for plans of all these rows at once; `plan` itself runs no queries. */
export async function loadPlanner(
  call: TransactionCall,
  instance: string,
  pieces: readonly { id: string; location: unknown; product: unknown; isNew: boolean }[],
): Promise<Planner> {
  const facts = await loadSafetyFacts(
    call,
    instance,
    pieces.filter(({ isNew }) => !isNew).map(({ id }) => id),
  );
  const idsOf = (name: 'location' | 'product') => [
    ...new Set(pieces.flatMap((piece) => (typeof piece[name] === 'string' ? [piece[name]] : []))),
  ];
  const surroundings = await loadSurroundings(call, instance, {
    locations: idsOf('location'),
    products: idsOf('product'),
  });
  const day = dayOf(call.now); // Locks depend on the server's date, not on the device's clock.
  const knownOf = (equipment: string): readonly Row[] => facts.duties.get(equipment) ?? [];
  return {
    hasDuties: (equipment) => knownOf(equipment).length > 0,
    inspectedOn: (equipment) =>
      (facts.inspections.get(equipment) ?? [])
        .map(({ dateAudited }) => dayOf(dateAudited))
        .sort()
        .at(-1) ?? null,
    statementsOf: (equipment) => {
      const statements: Statements = new Map();
      for (const row of knownOf(equipment)) {
        const duty = typed('inspectionDuties', row);
        statements.set(keyOfDuty(duty), statementOf(duty));
      }
      return statements;
    },
    plan: (piece, statements) => ({
      ...pieceSafety(piece, {
        statements,
        inspections: facts.inspections.get(piece.id) ?? [],
        redDeficiencies: facts.redDeficiencies.get(piece.id) ?? [],
        surroundings,
        today: day,
      }),
      known: knownOf(piece.id),
    }),
  };
}

const statementOf = (duty: DutyStatement): DutyStatement => ({
  statedDate: duty.statedDate,
  statedSource: duty.statedSource,
  statedBy: duty.statedBy,
  statedFile: duty.statedFile,
  agreedDate: duty.agreedDate,
  agreedAfter: duty.agreedAfter,
  agreedReason: duty.agreedReason,
  agreedBy: duty.agreedBy,
});

/** The duty to which dates on the equipment apply: the expert one, else the earliest mandatory one. */
export function dutyOfDates(duties: readonly DutyValues[]): DutyValues | undefined {
  const inspections = duties.filter(({ type }) => type !== 'endOfUse');
  return (
    inspections.find(({ type }) => type === 'expert') ??
    inspections
      .filter(({ isMandatory }) => isMandatory)
      .sort((a, b) => ((a.nextDate ?? '') < (b.nextDate ?? '') ? -1 : 1))[0]
  );
}

/** The statements with a part of one duty's statement replaced. */
export function withStatement(
  statements: Statements,
  key: string,
  change: Partial<DutyStatement>,
): Statements {
  return new Map(statements).set(key, { ...(statements.get(key) ?? noStatement), ...change });
}
