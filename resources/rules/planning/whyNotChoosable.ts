import type { Equipment } from '../../entities/equipments';
import { type LicenseProblem, licenseProblems } from '../licences';

/** Refusing reasons, most important first. */
export const refusals = [
  'ARCHIVED',
  'SCRAPPED',
  'NOT_TRACEABLE',
  'OTHER_CUSTOMER',
  ...licenseProblems,
  'NO_REGULATION',
  'NO_REGULATION_OF_TYPE',
  'REGULATION_EMPTY',
  'BEYOND_AUDITOR',
  'ALREADY_PLANNED',
] as const;
export type Refusal = (typeof refusals)[number];
export const obstacles = [...refusals, 'OTHER_LOCATION'] as const;
export type Obstacle = (typeof obstacles)[number];

export interface Appointment {
  planning: string;
  title: string | null;
  datePlanned: string;
  locationName: string | null;
}

interface Situation {
  equipment: Pick<Equipment, 'owner' | 'location' | 'isArchived' | 'isScrapped' | 'isTraceable'>;
  planning: { owner: string | null };
  /** Result of the licence check for the piece. */
  license: LicenseProblem | null;
  /** The appointment's location and its descendants. */
  locations: ReadonlySet<string>;
  /** Checkpoints of the applicable regulation; undefined: no regulation. */
  checkpointCount: number | undefined;
  /** The inspector may not see it. */
  isBeyondAuditor: boolean;
  /** Whether there is a regulation for another audit type. */
  hasRegulation: boolean;
  /** The open appointment that already has the piece, not inspected yet. */
  appointment: Appointment | undefined;
}

/** Why a piece cannot be added to an appointment; OTHER_LOCATION only needs confirmation; null: it can. */
export function whyNotChoosable(situation: Situation): Obstacle | null {
  const { equipment, planning, license, locations, checkpointCount, hasRegulation, appointment } = situation;
  if (equipment.isArchived) return 'ARCHIVED';
  if (equipment.isScrapped) return 'SCRAPPED';
  if (equipment.isTraceable === false) return 'NOT_TRACEABLE';
  if (equipment.owner !== planning.owner) return 'OTHER_CUSTOMER';
  if (license) return license;
  if (checkpointCount === undefined) return hasRegulation ? 'NO_REGULATION_OF_TYPE' : 'NO_REGULATION';
  if (checkpointCount === 0) return 'REGULATION_EMPTY';
  if (situation.isBeyondAuditor) return 'BEYOND_AUDITOR';
  if (appointment) return 'ALREADY_PLANNED';
  return locations.has(equipment.location) ? null : 'OTHER_LOCATION';
}

export const isRefusal = (obstacle: Obstacle | null): obstacle is Refusal =>
  refusals.some((refusal) => refusal === obstacle);
