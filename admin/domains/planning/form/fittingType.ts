import { auditType, type ChoiceOf } from '@plumbline/resources/language/choices/choices';

export type AuditType = ChoiceOf<typeof auditType>;

/** The type to begin with at a place: the one wished, else the one that most pieces there have a regulation for. */
export function fittingType(fitting: Readonly<Record<string, number>>, wished: AuditType): AuditType {
  if (fitting[wished]) return wished;
  const [first] = typesThatFit(fitting);
  return first ?? wished;
}

/** Types that some piece has a regulation for, the one of most pieces first. */
export const typesThatFit = (fitting: Readonly<Record<string, number>>): AuditType[] =>
  auditType.values
    .filter((type) => (fitting[type] ?? 0) > 0)
    .sort((one, other) => (fitting[other] ?? 0) - (fitting[one] ?? 0));
