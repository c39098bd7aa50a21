/** What a person's calendar address gives: all that he or she may see, or only what names him or her as the inspector. */
export const feedContents = ['all', 'mine'] as const;
export type FeedContent = (typeof feedContents)[number];

/** A person's calendar address in an account; the secret in it is told once, when it is made. */
export interface CalendarFeed {
  content: FeedContent;
  /** ISO 8601 */
  createdAt: string;
  lastUsedAt: string | null;
}
