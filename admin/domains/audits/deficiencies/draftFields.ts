import { ownValues } from '@plumbline/resources/rules/customFields/customFields';
import { type LocalRow, sameValue } from '../../../data/offline';
import type { DeficiencyDraft } from './deficiencyDraft';

export const emptyDraft: DeficiencyDraft = {
  id: '',
  isNew: true,
  checkpoint: null,
  description: '',
  measure: '',
  dateDue: null,
  responsiblePerson: '',
  component: '',
  bay: null,
  level: null,
  dangerLevel: null,
  photos: [],
  own: {},
};

/** The draft of a record, with the values that the person sees when it opens. */
export function draftOf(deficiency: LocalRow<'deficiencies'>): DeficiencyDraft {
  const draft = valuesOf(deficiency);
  return { ...draft, seen: { version: deficiency.version, fields: fieldsOf(draft) } };
}

/** The fields of the record that a draft makes. */
export const fieldsOf = ({
  id: _id,
  isNew: _isNew,
  checkpoint: _checkpoint,
  isOpen: _isOpen,
  seen: _seen,
  own,
  ...entered
}: DeficiencyDraft) => ({
  ...entered,
  description: entered.description.trim(),
  measure: entered.measure.trim() || null,
  responsiblePerson: entered.responsiblePerson.trim() || null,
  component: entered.component.trim() || null,
  bay: entered.bay ?? null,
  level: entered.level ?? null,
  dangerLevel: entered.dangerLevel ?? ('red' as const),
  ...own,
});

/**
 * What the person changed in a record. Unchanged fields are left out: a colleague may have changed them meanwhile.
 * `stored`: what a draft of an older version, which does not know what was seen, is compared with.
 */
export function changesOf(
  draft: DeficiencyDraft,
  stored: LocalRow<'deficiencies'> | undefined,
): Partial<ReturnType<typeof fieldsOf>> {
  const seen: Readonly<Record<string, unknown>> =
    draft.seen?.fields ?? (stored ? fieldsOf(valuesOf(stored)) : {});
  const changed = Object.entries(fieldsOf(draft)).filter(([name, value]) => !sameValue(seen[name], value));
  return Object.fromEntries(changed);
}

const valuesOf = ({
  id,
  checkpoint,
  description,
  measure,
  dateDue,
  responsiblePerson,
  component,
  bay,
  level,
  dangerLevel,
  photos,
  ...others
}: LocalRow<'deficiencies'>): DeficiencyDraft => ({
  id,
  isNew: false,
  checkpoint,
  description,
  dateDue,
  dangerLevel,
  measure: measure ?? '',
  responsiblePerson: responsiblePerson ?? '',
  component: component ?? '',
  bay: bay ?? null,
  level: level ?? null,
  photos: photos ?? [],
  own: ownValues(others),
});
