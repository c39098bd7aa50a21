import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { categoryType, generatorBranch, generatorState } from '../../language/choices/choices';
import type { Language } from '../../language/languages';

export const mostPieces = 1_000_000;
export const mostYears = 10;

export type GeneratorBranch = ChoiceOf<typeof generatorBranch>;
export type GeneratorState = ChoiceOf<typeof generatorState>;
export type CategoryType = ChoiceOf<typeof categoryType>;

export interface GeneratorParameters {
  branch: GeneratorBranch;
  pieces: number;
  language: Language;
  /** Years of history; none: last inspection dates as imported from a list. */
  years: number;
  /** Percentage of inspections with a deficiency. */
  deficiencyShare: number;
}

/** Kinds of equipment per industry, by category type. */
export const typesOf: Readonly<Record<GeneratorBranch, readonly CategoryType[]>> = {
  warehouse: ['shelf'],
  doors: ['doors-and-gates'],
  ppe: ['ppe'],
  workshop: ['shelf', 'doors-and-gates', 'ppe', 'ohs'],
};

/** Number of rows by entity, in display order. */
export const countedEntities = [
  'equipmentOwners',
  'locations',
  'contacts',
  'products',
  'equipments',
  'auditPlannings',
  'audits',
  'deficiencies',
  'tasks',
] as const;
export type GeneratorCounts = Record<(typeof countedEntities)[number], number>;

export const noCounts = (): GeneratorCounts => ({
  equipmentOwners: 0,
  locations: 0,
  contacts: 0,
  products: 0,
  equipments: 0,
  auditPlannings: 0,
  audits: 0,
  deficiencies: 0,
  tasks: 0,
});

/** Why generated rows are kept on removal: changed by people, referenced by their data, or belonging to such a row. */
export type KeptBecause = 'changed' | 'referred' | 'belongs';
export interface KeptRows {
  entity: string;
  because: KeptBecause;
  rows: number;
}

const atWork: readonly GeneratorState[] = ['waiting', 'running', 'removing'];
export const isAtWork = (state: GeneratorState): boolean => atWork.includes(state);
export const isRemovable = (state: GeneratorState): boolean => !isAtWork(state) && state !== 'removed';
