/// <reference lib="dom" />
import type { OfflineClient } from '../../admin/data/offline/OfflineClient';
import type { Tab } from '../../admin/data/offline/testing/createDevice';
import { newId } from '../../resources/language/ids';
import type { EntityName } from '../../resources/language/names';
import { picture } from './picture';
import type { Site } from './site';

export type Written = 'audits' | 'deficiencies' | 'auditReports';

/** The status of a deficiency after a step. */
export const statusAfter = { start: 'RUNNING', reopen: 'OPEN' } as const;

export interface Draft {
  resource: Written;
  recordId: string;
  operation: 'create' | 'update' | 'delete' | 'command';
  /** For `command`: a step of the deficiency. */
  step?: keyof typeof statusAfter;
  withPhoto?: boolean;
  /** For a new deficiency: the audit it belongs to. */
  audit?: string;
}

/** A change by a person, and its outcome on the device. */
export interface Save extends Draft {
  site: number;
  /** Text that no other save writes. */
  marker: string;
  /** Whether the device confirmed the save or reported a failure; null: the tab ended first. */
  told: 'saved' | 'failed' | null;
  photo: string | null;
  /** The person chose the other side, or discarded it after exporting it. */
  isGivenUp: boolean;
  /** Values the marker may replace: all that the person saw of the record. */
  seen: Set<unknown>;
}

/** The field that markers are written to. */
export const markedField = (resource: string): 'description' | 'comment' =>
  resource === 'deficiencies' ? 'description' : 'comment';

export const markerIn = (patch: Readonly<Record<string, unknown>>): unknown =>
  patch.description ?? patch.comment;

/** Makes the change in that tab and records what its person was told. */
export async function save(site: Site, tab: Tab, draft: Draft, saves: Save[]): Promise<Save> {
  const entry: Save = {
    ...draft,
    site: site.number,
    marker: newId(),
    told: null,
    photo: null,
    isGivenUp: false,
    seen: new Set(),
  };
  saves.push(entry);
  await unlessDead(tab, async () => {
    try {
      await write(tab.client, entry);
      entry.told = 'saved';
    } catch (error) {
      if (!isFullDisk(error)) throw error;
      entry.told = 'failed';
    }
  });
  return entry;
}

const isFullDisk = (error: unknown): boolean =>
  error instanceof Error && 'reason' in error && error.reason === 'full';

let pictures = 0;

async function write(client: OfflineClient, entry: Save): Promise<void> {
  const { resource, recordId, operation, withPhoto, marker, audit, step } = entry;
  let photo: { hash: string } | undefined;
  if (withPhoto) {
    pictures += 1;
    photo = await client.savePhoto(picture(pictures), `${marker}.png`);
    entry.photo = photo.hash;
  }
  const known = { ...client.record<EntityName>(resource, recordId) } as Readonly<Record<string, unknown>>; // of any entity
  entry.seen.add(known[markedField(resource)] ?? null);
  if (operation === 'command') return client.command(resource, recordId, step ?? 'start');
  if (operation === 'delete') return client.remove(resource, recordId);
  const patch = { [markedField(resource)]: marker, ...(photo ? withImage(resource, known, photo) : {}) };
  if (operation === 'update') return client.save(resource, recordId, patch);
  // Devices only create deficiencies.
  await client.create('deficiencies', {
    id: recordId,
    ...(audit ? { audit } : {}),
    dangerLevel: 'green',
    ...patch,
  });
}

function withImage(resource: Written, known: Readonly<Record<string, unknown>>, image: object): object {
  const add = (field: string) => ({ [field]: [...((known[field] as unknown[] | null) ?? []), image] }); // a field of several files
  if (resource === 'audits') return add('damageImages');
  if (resource === 'deficiencies') return add('photos');
  const signature = { id: newId(), role: 'auditor', name: 'Anna Nowak', date: '2026-11-17', image };
  return { signatures: [signature] };
}

/** Waits for the work, or for the tab's end, after which the work never settles. */
export async function unlessDead(tab: Tab, work: () => Promise<unknown>): Promise<void> {
  const death = new Promise<'dead'>((resolve) => tab.life.onEnd(() => resolve('dead')));
  await Promise.race([
    death,
    work().catch((error: unknown) => {
      if (!tab.life.isOver()) throw error;
    }),
  ]);
}
