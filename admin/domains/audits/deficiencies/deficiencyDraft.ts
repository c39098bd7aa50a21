import type { ChoiceOf, dangerLevel } from '@plumbline/resources/language/choices/choices';
import type { FileValue } from '@plumbline/resources/language/fields/field';

/** A deficiency as it is being typed; it becomes a record when it is taken over. */
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
  /** The account's own fields, by their names; absent in drafts kept by an older version. */
  own?: Record<string, unknown>;
}

const prefix = 'plumbline.audit.deficiency.';
/** Whose draft, of which audit: what one person typed is not for the next one on a shared device. */
export interface DraftPlace {
  user: string;
  audit: string;
}
const keyOf = ({ user, audit }: DraftPlace): string => `${prefix}${user}.${audit}`;

// Half a deficiency is no record yet, but the person who closes the tab in the middle finds it again.
export function keepDeficiencyDraft(place: DraftPlace, draft: DeficiencyDraft): void {
  try {
    localStorage.setItem(keyOf(place), JSON.stringify(draft));
  } catch {
    // A full disk is told of when the deficiency itself is stored.
  }
}

/** The draft that was left open in this audit; those of other people are removed on the way. */
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
