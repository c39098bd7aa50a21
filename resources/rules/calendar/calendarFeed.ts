/** Contents of a calendar feed: everything the person may see, or only entries with the person as inspector. */
export const feedContents = ['all', 'mine'] as const;
export type FeedContent = (typeof feedContents)[number];

/** A person's calendar feed in an account; its secret is shown only once. */
export interface CalendarFeed {
  content: FeedContent;
  /** ISO 8601 */
  createdAt: string;
  lastUsedAt: string | null;
}
