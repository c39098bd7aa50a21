interface Kept {
  /** What was chosen on this device. */
  chosen: string | undefined;
  /** Id of the user by whom; undefined: nobody was signed in. */
  by: string | undefined;
}

/** The language to go over to for the person who works here now; null: what this device speaks is that person's choice. */
export const ownLanguage = (
  { chosen, by }: Kept,
  { user, language }: { user: string; language: string },
): string | null => (chosen && (by === undefined || by === user) ? null : language);
