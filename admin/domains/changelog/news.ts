import type { Changelog } from '@plumbline/resources/entities/changelogs';
import type { User } from '@plumbline/resources/entities/users';
import { today } from '../../data/words/due';

/** Whether the entry came after the person last read what is new; who never did has missed only what came since joining. */
export function isNews(entry: Changelog, reader: Pick<User, 'newsSeenAt' | 'createdAt'>): boolean {
  const seen = reader.newsSeenAt ?? reader.createdAt;
  const day = today(new Date(seen));
  return entry.dateDeployed > day || (entry.dateDeployed === day && entry.createdAt > seen);
}

/** Entries of what runs by this day, the newest first. */
export const deployedFilter = (day: string) => ({ isActive: true, dateDeployed_lte: day });
