import type { ChoiceOf, dangerLevel } from '@plumbline/resources/language/choices/choices';
import type { FileValue } from '@plumbline/resources/language/fields/field';

/** A deficiency being edited; it becomes a record when it is saved. */
export interface DeficiencyDraft {
  id: string;
  isNew: boolean;
  checkpoint: string | null;
  description: string;
  measure: string;
  dateDue: string | null;
  responsiblePerson: string;
  component: string;
  dangerLevel: ChoiceOf<typeof dangerLevel> | null;
  photos: FileValue[];
  /** Custom fields by name; absent in drafts stored by an older version. */
  own?: Record<string, unknown>;
}

const prefix = 'plumbline.audit.deficiency.';
/** User and audit a draft belongs to: on a shared device, other users must not see it. */
export interface DraftPlace {
  user: string;
  audit: string;
}
const keyOf = ({ user, audit }: DraftPlace): string => `${prefix}${user}.${audit}`;

// An incomplete deficiency is no record yet; the draft survives closing the tab.
export function keepDeficiencyDraft(place: DraftPlace, draft: DeficiencyDraft): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // A full disk is reported when the deficiency itself is stored.
  }
}

/** The unfinished draft of this audit; drafts of other users are deleted. */
export function findDeficiencyDraft(place: DraftPlace): DeficiencyDraft | null {
  const isOthers = (key: string) => key.startsWith(prefix) && !key.startsWith(`${prefix}${place.user}.`);
  for (const key of Object.keys(localStorage).filter(isOthers)) localStorage.removeItem(key);
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? 'null');
    return isDraft(value) ? value : null;
  } catch {
    return null;
  }
}

export const dropDeficiencyDraft = (place: DraftPlace): void => localStorage.removeItem(keyOf(place));

const isDraft = (value: unknown): value is DeficiencyDraft =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'description' in value &&
  'photos' in value &&
  Array.isArray(value.photos);
