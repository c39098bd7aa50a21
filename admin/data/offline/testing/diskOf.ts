/** The disk of one device, by the beginning of its databases' names. */
export interface Disk {
  /** After so many more writes the browser is out of quota: it refuses each until there is room. */
  fillAfter(writes: number): void;
  makeRoom(): void;
  /** How many writes were refused so far. */
  refusals(): number;
}

interface Room {
  left: number;
  refusals: number;
}

const rooms = new Map<string, Room>();

/** Databases whose names begin with the prefix fail as a browser's do: the request with QuotaExceededError, its transaction aborted. */
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

/** A request that fails later, in its turn, as a real one does. */
function refuse(store: IDBObjectStore): IDBRequest<IDBValidKey> {
  const transaction = store.transaction as unknown as FakeTransaction; // fake-indexeddb's own queue of requests
  return transaction._execRequestAsync({
    source: store,
    operation: () => {
      throw new DOMException('no room', 'QuotaExceededError');
    },
  });
}
