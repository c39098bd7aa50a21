import { fileOf } from '@plumbline/resources/commands/everyEntity';
import { entities } from '@plumbline/resources/entities/index';
import { coversPlace } from '@plumbline/resources/rules/floorPlans/index';
import type { SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import { shardOfKey } from '@plumbline/resources/rules/sync/shards';
import { commandRequest } from '../../calls';
import type { Replica } from '../replica/createReplica';
import type { PackStorage } from '../storage/openPackStorage';
import type { Transport } from './failure';

export interface Packs {
  /** The tiles of a plan, if they are on this device. */
  content(hash: string): Promise<Blob | undefined>;
  /**
   * Fetches the plans of downloaded locations and of those above them, and removes others; one after another, while
   * there is room. What failed is tried again the next time.
   */
  follow(): Promise<void>;
}

interface Parts {
  storage: PackStorage;
  replica: Pick<Replica, 'rows' | 'shards'>;
  transport: Transport;
  /** Bytes that the browser still has for this origin; undefined: unknown. */
  room: () => Promise<number | undefined>;
  exclusively: (work: () => Promise<void>) => Promise<void>;
  onChange: () => void;
}

/** Bytes left free for the person's own work. */
const spared = 100_000_000;

interface Wanted {
  id: string;
  hash: string;
  size: number;
}

/** The tiles of floor plans on this device. */
export function createPacks({ storage, replica, transport, room, exclusively, onChange }: Parts): Packs {
  let isUsed = false;
  let running: Promise<void> | null = null;

  function wanted(): Wanted[] {
    const plans = replica.rows('floorPlans');
    if (plans.length === 0) return [];
    const places = new Map(replica.rows('locations').map((row) => [row.id, placeOf(row)]));
    const saved = replica
      .shards()
      .filter(({ isWhole }) => isWhole)
      .flatMap(({ key }) => {
        const shard = shardOfKey(key);
        return shard === 'base' ? [] : [shard.location];
      });
    return plans.flatMap((plan): Wanted[] => {
      const pack = packOf(plan);
      const isNear = saved.some((location) => coversPlace(places, String(plan.location), location));
      return pack && isNear ? [{ id: plan.id, ...pack }] : [];
    });
  }

  async function fetchAll(): Promise<void> {
    const needed = wanted();
    // Most people have no plans: no database is made for them.
    if (needed.length === 0 && !isUsed) return;
    isUsed = true;
    const here = new Set(await storage.hashes());
    const named = new Set(needed.map(({ hash }) => hash));
    for (const hash of here) if (!named.has(hash)) await storage.remove(hash);
    for (const { id, hash, size } of needed) {
      const left = await room();
      if (here.has(hash) || (left !== undefined && left < size + spared)) continue;
      const response = await transport(
        ...commandRequest(fileOf(entities.floorPlans), { id, hash }, { timeout: 'long' }),
      );
      await storage.put(hash, await response.arrayBuffer());
      here.add(hash);
      onChange();
    }
  }

  return {
    async content(hash) {
      const found = await storage.get(hash);
      return found && new Blob([found]);
    },
    follow() {
      running ??= exclusively(fetchAll)
        // Neither a slow nor a full device must keep the rest of the sync from its work.
        .catch(() => {})
        .finally(() => {
          running = null;
        });
      return running;
    },
  };
}

const placeOf = ({ id, parent }: SyncedRow): { id: string; parent: string | null } => ({
  id,
  parent: typeof parent === 'string' ? parent : null,
});

function packOf({ pack }: SyncedRow): { hash: string; size: number } | undefined {
  const isFile = typeof pack === 'object' && pack !== null && 'hash' in pack && 'size' in pack;
  return isFile ? { hash: String(pack.hash), size: Number(pack.size) } : undefined;
}
