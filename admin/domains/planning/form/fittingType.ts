import type { ChoiceOf } from '@plumbline/resources/language/choices/choiceSet';
import { auditType } from '@plumbline/resources/language/choices/choices';

export type AuditType = ChoiceOf<typeof auditType>;

/** The type to preset at a location: the preferred one, otherwise the one with a regulation for most equipment. */
export function fittingType(fitting: Readonly<Record<string, number>>, wished: AuditType): AuditType {
  if (fitting[wished]) return wished;
  const [first] = typesThatFit(fitting);
  return first ?? wished;
}

/** The type that most equipment is due for. */
export const mostDueType = (due: Readonly<Record<string, number>>, wished: AuditType): AuditType =>
  typesThatFit(due)[0] ?? wished;

/** Types with a regulation for at least one equipment, the most frequent first. */
export const typesThatFit = (fitting: Readonly<Record<string, number>>): AuditType[] =>
  auditType.values
    .filter((type) => (fitting[type] ?? 0) > 0)
    .sort((one, other) => (fitting[other] ?? 0) - (fitting[one] ?? 0));
