import type { Changelog } from '@plumbline/resources/entities/changelogs';
import type { User } from '@plumbline/resources/entities/users';
import { today } from '../../data/words/due';

/**
 * Whether the entry is newer than the user's last visit to the changelog, or than the user's creation if there was
 * none.
 */
export function isNews(entry: Changelog, reader: Pick<User, 'newsSeenAt' | 'createdAt'>): boolean {
  const seen = reader.newsSeenAt ?? reader.createdAt;
  const day = today(new Date(seen));
  return entry.dateDeployed > day || (entry.dateDeployed === day && entry.createdAt > seen);
}

/** Filter for entries deployed by this day. */
export const deployedFilter = (day: string) => ({ isActive: true, dateDeployed_lte: day });
