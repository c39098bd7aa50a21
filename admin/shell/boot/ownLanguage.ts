interface Kept {
  /** Language chosen on this device. */
  chosen: string | undefined;
  /** Id of the user who chose it; undefined: chosen while signed out. */
  by: string | undefined;
}

/** The language to switch to for this user; null: the device's language was chosen by this user. */
export const ownLanguage = (
  { chosen, by }: Kept,
  { user, language }: { user: string; language: string },
): string | null => (chosen && (by === undefined || by === user) ? null : language);
