import type { Audit, AuditAnswer } from '@plumbline/resources/entities/audits';
import type { Deficiency } from '@plumbline/resources/entities/deficiencies';

/** One change of a correction, with the values before and after. */
export type CorrectedValue =
  | { kind: 'field'; name: string; before: unknown; after: unknown }
  | { kind: 'answer'; checkpoint: string; before: AuditAnswer | undefined; after: AuditAnswer | undefined }
  | { kind: 'deficiency'; id: string; before: Partial<Deficiency> | null; isRemoved: boolean };

type Values = Readonly<Record<string, unknown>>;

/** Ids that only the rules use; not shown. */
const technical: readonly string[] = ['seenLocks', 'unawareOf'];

/**
 * The changes of each correction of an inspection, in order. Only previous values are stored: the value after a
 * correction is the previous value of the next correction of that field, or else the current value.
 */
export function correctedValues(audit: Audit): CorrectedValue[][] {
  const befores = (audit.corrections ?? []).map(({ before }) => valuesOf(before));
  const today: Values = { ...audit };
  return befores.map((before, index) =>
    Object.entries(before).flatMap(([name, value]): CorrectedValue[] => {
      if (technical.includes(name)) return [];
      const next = befores.slice(index + 1).find((later) => name in later);
      const after = (next ?? today)[name];
      return itemised[name]?.(value, after) ?? [{ kind: 'field', name, before: value, after }];
    }),
  );
}

/** Fields compared item by item; the deficiencies of an inspection are rows of their own. */
const itemised: Readonly<Record<string, (before: unknown, after: unknown) => CorrectedValue[]>> = {
  answers: changedAnswers,
  deficiencies: deficiencyOf,
};

function valuesOf(text: string | null | undefined): Values {
  try {
    const values: unknown = JSON.parse(text ?? '{}');
    return isObject(values) ? values : {};
  } catch {
    // A record truncated at the maximum length still has its field names and its reason.
    return {};
  }
}

function changedAnswers(before: unknown, after: unknown): CorrectedValue[] {
  const [was, is] = [answersOf(before), answersOf(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((checkpoint): CorrectedValue[] => {
    const [old, now] = [was.get(checkpoint), is.get(checkpoint)];
    return JSON.stringify(told(old)) === JSON.stringify(told(now))
      ? []
      : [{ kind: 'answer', checkpoint, before: old, after: now }];
  });
}

const told = (one: AuditAnswer | undefined) => [
  one?.answer ?? null,
  one?.number ?? null,
  one?.dangerLevel ?? null,
  one?.comment ?? null,
  (one?.photos ?? []).map(({ hash }) => hash),
];

// Both values come from this field.
const answersOf = (value: unknown): Map<string, AuditAnswer> =>
  new Map((Array.isArray(value) ? (value as AuditAnswer[]) : []).map((one) => [one.checkpoint, one]));

function deficiencyOf(value: unknown): CorrectedValue[] {
  if (!isObject(value) || typeof value.deficiency !== 'string') return [];
  const before = isObject(value.values) ? value.values : null;
  return [{ kind: 'deficiency', id: value.deficiency, before, isRemoved: value.isRemoved === true }];
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
