import type { ChoiceOf } from '@plumbline/resources/language/choices/choiceSet';
import type { dangerLevel } from '@plumbline/resources/language/choices/choices';
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
  /** Where on a rack; absent in drafts stored by an older version. */
  bay?: number | null;
  level?: number | null;
  dangerLevel: ChoiceOf<typeof dangerLevel> | null;
  photos: FileValue[];
  /** Custom fields by name; absent in drafts stored by an older version. */
  own?: Record<string, unknown>;
  /** The record as it was when the sheet opened; absent for a new one and in drafts stored by an older version. */
  seen?: { version: number; fields: Record<string, unknown> };
  /** Whether its sheet is open; it is opened again with the audit, also after a crash. */
  isOpen?: boolean;
}

const prefix = 'plumbline.audit.deficiency.';
/** User and audit a draft belongs to: on a shared device, other users must not see it. */
export interface DraftPlace {
  user: string;
  audit: string;
}
const keyOf = ({ user, audit }: DraftPlace): string => `${prefix}${user}.${audit}`;

/**
 * Stores the draft on the device; false if there is no room. localStorage, because it is written before the function
 * returns: a draft survives the end of the page at any point.
 */
export function keepDeficiencyDraft(place: DraftPlace, draft: DeficiencyDraft): boolean {
  return store(place, [...others(place, draft.id), draft]);
}

export function dropDeficiencyDraft(place: DraftPlace, id: string): void {
  store(place, others(place, id));
}

/** The unfinished drafts of this audit, oldest first; drafts of other users are deleted. */
export function findDeficiencyDrafts(place: DraftPlace): DeficiencyDraft[] {
  const isOthers = (key: string) => key.startsWith(prefix) && !key.startsWith(`${prefix}${place.user}.`);
  for (const key of Object.keys(localStorage).filter(isOthers)) localStorage.removeItem(key);
  return read(place);
}

/** Whether something was entered, so that the draft must not be lost. */
export const hasInput = ({ dangerLevel, photos, own, ...texts }: DeficiencyDraft): boolean =>
  [texts.description, texts.measure, texts.component, texts.responsiblePerson].some(
    (text) => text.trim() !== '',
  ) ||
  dangerLevel !== null ||
  photos.length > 0 ||
  Object.values(own ?? {}).some((value) => value !== null && value !== '' && value !== undefined);

const others = (place: DraftPlace, id: string) => read(place).filter((draft) => draft.id !== id);

function store(place: DraftPlace, drafts: readonly DeficiencyDraft[]): boolean {
  try {
    if (drafts.length === 0) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

function read(place: DraftPlace): DeficiencyDraft[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(place)) ?? '[]');
    // An older version kept one draft, whose sheet was open.
    if (isDraft(value)) return [{ ...value, isOpen: true }];
    return Array.isArray(value) ? value.filter(isDraft) : [];
  } catch {
    return [];
  }
}

const isDraft = (value: unknown): value is DeficiencyDraft =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  'description' in value &&
  'photos' in value &&
  Array.isArray(value.photos);
