import { fileOf } from '@plumbline/resources/commands/everyEntity';
import { entities } from '@plumbline/resources/entities/index';
import { coversPlace } from '@plumbline/resources/rules/floorPlans/index';
import type { SyncedRow } from '@plumbline/resources/rules/sync/protocol';
import { shardOfKey } from '@plumbline/resources/rules/sync/shards';
import { commandRequest } from '../../calls';
import type { Replica } from '../replica/createReplica';
import type { PackStorage } from '../storage/openPackStorage';
import { failureOf, type Transport } from './failure';

/** The plans of a location that are not on this device yet. */
export interface PacksLeft {
  count: number;
  /** Code of the error that stopped one of them, for `errors.<CODE>`. */
  failure: string | null;
}

export interface Packs {
  /** Reads which plans are on this device; another tab may have fetched some. */
  load(): Promise<void>;
  /** The tiles of a plan, if they are on this device. */
  content(hash: string): Promise<Blob | undefined>;
  /** Which plans of each downloaded location are still to come; nothing of those that have all. */
  left(): ReadonlyMap<string, PacksLeft>;
  /**
   * Fetches the plans of downloaded locations and of those above them, and removes others; one after another, while
   * there is room. What failed is tried again the next time.
   */
  follow(): Promise<void>;
  /** Resolves when nothing is being fetched. */
  settled(): Promise<void>;
  /** The person asks for what failed once more: it counts as on its way. */
  retry(): void;
}

interface Parts {
  storage: PackStorage;
  replica: Pick<Replica, 'rows' | 'shards'>;
  transport: Transport;
  /** Bytes that the browser still has for this origin; undefined: unknown. */
  room: () => Promise<number | undefined>;
  exclusively: (work: () => Promise<void>) => Promise<void>;
  onChange: () => void;
  /** What is on the device has changed: other tabs have to be told. */
  onStored: () => void;
}

/** Bytes left free for the person's own work. */
const spared = 100_000_000;

interface Wanted {
  id: string;
  hash: string;
  size: number;
  /** Downloaded locations that the plan shows. */
  locations: readonly string[];
}

/** The tiles of floor plans on this device. */
export function createPacks({
  storage,
  replica,
  transport,
  room,
  exclusively,
  onChange,
  onStored,
}: Parts): Packs {
  let isUsed = false;
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  let here: ReadonlySet<string> = new Set();
  const failures = new Map<string, string>();

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
      const locations = saved.filter((location) => coversPlace(places, String(plan.location), location));
      return pack && locations.length > 0 ? [{ id: plan.id, ...pack, locations }] : [];
    });
  }

  async function readHashes(): Promise<void> {
    here = new Set(await storage.hashes());
    onChange();
  }

  async function fetchAll(): Promise<void> {
    const needed = wanted();
    // Most people have no plans: no database is made for them.
    if (needed.length === 0 && !isUsed) return;
    isUsed = true;
    await readHashes();
    const named = new Set(needed.map(({ hash }) => hash));
    const unused = [...here].filter((hash) => !named.has(hash));
    for (const hash of unused) await storage.remove(hash);
    if (unused.length > 0) onStored();
    for (const plan of needed) {
      if (here.has(plan.hash)) continue;
      const code = await fetchOne(plan).catch((error: unknown) => {
        const { kind, code } = failureOf(error);
        if (kind === 'refused') return code;
        // Without network or storage none of the others would come.
        for (const { hash } of needed) failures.set(hash, code);
        throw error;
      });
      if (code === null) failures.delete(plan.hash);
      else failures.set(plan.hash, code);
      await readHashes();
      if (code === null) onStored();
    }
  }

  /** The code of what stood in its way; null: it is here. */
  async function fetchOne({ id, hash, size }: Wanted): Promise<string | null> {
    const space = await room();
    if (space !== undefined && space < size + spared) return 'NO_ROOM_FOR_PLANS';
    const response = await transport(
      ...commandRequest(fileOf(entities.floorPlans), { id, hash }, { timeout: 'long' }),
    );
    await storage.put(hash, await response.arrayBuffer());
    return null;
  }

  function run(): Promise<void> {
    running = exclusively(fetchAll)
      // Neither a slow nor a full device must keep the rest of the sync from its work.
      .catch(() => {})
      .finally(() => {
        running = null;
        onChange();
      });
    return running;
  }

  /** A location that was added while others are fetched gets its plans in a run of its own. */
  function follow(): Promise<void> {
    if (!running) return run();
    next ??= running.then(() => {
      next = null;
      return follow();
    });
    return next;
  }

  return {
    async load() {
      if (wanted().length === 0) return;
      isUsed = true;
      // Unreadable: none is here, and the next run says why.
      await readHashes().catch(() => {});
    },
    async content(hash) {
      const found = await storage.get(hash);
      return found && new Blob([found]);
    },
    left() {
      const left = new Map<string, PacksLeft>();
      for (const { hash, locations } of wanted())
        if (!here.has(hash))
          for (const location of locations) {
            const { count, failure } = left.get(location) ?? { count: 0, failure: null };
            left.set(location, { count: count + 1, failure: failure ?? failures.get(hash) ?? null });
          }
      return left;
    },
    follow,
    settled: async () => {
      await (next ?? running);
    },
    retry() {
      failures.clear();
      onChange();
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
