/** The disk of one device, by the prefix of its database names. */
export interface Disk {
  /** After this number of writes each further one exceeds the quota until there is room. */
  fillAfter(writes: number): void;
  makeRoom(): void;
  /** Number of writes refused so far. */
  refusals(): number;
}

interface Room {
  left: number;
  refusals: number;
}

const rooms = new Map<string, Room>();

/**
 * Databases with this prefix fail like a browser's: QuotaExceededError for the request, and its transaction is
 * aborted.
 */
export function diskOf(prefix: string): Disk {
  limitWrites();
  const room: Room = { left: Number.POSITIVE_INFINITY, refusals: 0 };
  rooms.set(prefix, room);
  return {
    fillAfter(writes) {
      room.left = writes;
    },
    makeRoom() {
      room.left = Number.POSITIVE_INFINITY;
    },
    refusals: () => room.refusals,
  };
}

let isLimited = false;

function limitWrites(): void {
  if (isLimited) return;
  isLimited = true;
  const { put, add } = IDBObjectStore.prototype;
  IDBObjectStore.prototype.put = function limited(...request) {
    return hasRoom(this) ? put.apply(this, request) : refuse(this);
  };
  IDBObjectStore.prototype.add = function limited(...request) {
    return hasRoom(this) ? add.apply(this, request) : refuse(this);
  };
}

function hasRoom({ transaction: { db } }: IDBObjectStore): boolean {
  for (const [prefix, room] of rooms) {
    if (!db.name.startsWith(prefix) || room.left === Number.POSITIVE_INFINITY) continue;
    room.left -= 1;
    if (room.left >= 0) return true;
    room.refusals += 1;
    return false;
  }
  return true;
}

interface FakeTransaction {
  _execRequestAsync(work: { source: IDBObjectStore; operation: () => never }): IDBRequest<IDBValidKey>;
}

/** A request that fails asynchronously in its order, like a real one. */
function refuse(store: IDBObjectStore): IDBRequest<IDBValidKey> {
  const transaction = store.transaction as unknown as FakeTransaction; // fake-indexeddb's own queue of requests
  return transaction._execRequestAsync({
    source: store,
    operation: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
}
