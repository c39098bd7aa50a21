import type { EntityName } from '@plumbline/resources/entities/names';
import type { FieldError } from '@plumbline/resources/fields/field';
import type { Row } from '../../entities/rowMapper';

/** Fields of an existing row that a list must leave alone, each with the notice that says why. */
export type ImportRule = (before: Row, values: Row) => Readonly<Record<string, FieldError>>;

const rules = new Map<EntityName, ImportRule>();

/** Says what lists may not overwrite in an entity; the row is imported without those values, and the notice names them. */
export function registerImportRule(name: EntityName, rule: ImportRule): void {
  rules.set(name, rule);
}

export const importRuleOf = (name: EntityName): ImportRule => rules.get(name) ?? (() => ({}));
