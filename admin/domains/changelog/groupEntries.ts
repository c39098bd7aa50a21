import type { Changelog } from '@plumbline/resources/entities/changelogs';

/** Entries of one version of an application; dated by the newest of them. */
export interface Release {
  key: string;
  application: string;
  versionName: string;
  dateDeployed: string;
  entries: Changelog[];
}

/** Groups entries by version and application, newest first; within a version in the order of deployment. */
export function groupEntries(entries: readonly Changelog[]): Release[] {
  const releases = new Map<string, Release>();
  for (const entry of entries) {
    const { application, versionName, dateDeployed } = entry;
    const key = `${application} ${versionName}`;
    const known = releases.get(key) ?? { key, application, versionName, dateDeployed, entries: [] };
    known.entries.push(entry);
    if (dateDeployed > known.dateDeployed) known.dateDeployed = dateDeployed;
    releases.set(key, known);
  }
  for (const { entries: own } of releases.values())
    own.sort((one, other) =>
      one.dateDeployed < other.dateDeployed ? -1 : one.dateDeployed > other.dateDeployed ? 1 : 0,
    );
  return [...releases.values()].sort(byDay);
}

const byDay = (one: Release, other: Release): number => {
  if (one.dateDeployed !== other.dateDeployed) return one.dateDeployed < other.dateDeployed ? 1 : -1;
  return other.versionName.localeCompare(one.versionName, 'en', { numeric: true });
};

/** The applications of the entries, sorted by name. */
export const applicationsOf = (entries: readonly Changelog[]): string[] =>
  [...new Set(entries.map(({ application }) => application))].sort((one, other) => one.localeCompare(other));
