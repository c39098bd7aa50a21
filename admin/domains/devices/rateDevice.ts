interface Ratings {
  /** 0 to 100. */
  computingRating: number;
  storageRating: number | null;
}

/** Milliseconds the measurement may take. */
const budget = 8;
/** Reference values: rounds per millisecond on a fast desktop, and milliseconds of one small write on a fast disk. */
const fastRounds = 1_500;
const fastWrite = 2;
/** More rounds than this would rate above 100. A browser may report coarse times, or the same time again and again. */
const mostRounds = budget * fastRounds;
const name = 'plumbline-probe';

/** Rough rating of computing and storage speed: enough to tell an old phone from a desktop. */
export async function rateDevice(now: () => number = () => performance.now()): Promise<Ratings> {
  const began = now();
  let rounds = 0;
  let sum = 0;
  while (rounds < mostRounds && now() - began < budget) {
    for (let index = 0; index < 1_000; index += 1) sum = (sum * 31 + index) % 65_521;
    rounds += 1;
  }
  const perMillisecond = rounds / Math.max(1, now() - began) + sum * 0;
  return {
    computingRating: percent(perMillisecond / fastRounds),
    storageRating: await writeTime(now).then(
      (taken) => percent(fastWrite / taken),
      () => null,
    ),
  };
}

// Logarithmic scale: ten times slower is half the rating.
const percent = (part: number): number => Math.round(Math.min(100, Math.max(1, 100 + 50 * Math.log10(part))));

async function writeTime(now: () => number): Promise<number> {
  const opening = indexedDB.open(name);
  opening.onupgradeneeded = () => opening.result.createObjectStore('probe');
  const database = await done(opening);
  try {
    const began = now();
    await done(database.transaction('probe', 'readwrite').objectStore('probe').put('x'.repeat(1_000), 1));
    return Math.max(0.1, now() - began);
  } finally {
    database.close();
    indexedDB.deleteDatabase(name);
  }
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
