/// <reference lib="dom" />

// These run in the page: each must be self-contained, as playwright serializes its source.

/** Puts photos of a phone's size into the outbox of the device, as if taken there and not sent yet. */
export async function keepPhotos({ count, bytes }: { count: number; bytes: number }): Promise<void> {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  const name = names.find((one) => one.endsWith('.outbox'));
  if (!name) throw new Error(`no outbox among ${names.join(', ')}`);
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const database = await answer(indexedDB.open(name));
  for (let index = 0; index < count; index += 1) {
    const hash = index.toString(16).padStart(64, '0');
    const content = crypto.getRandomValues(new Uint8Array(65_536));
    const whole = new Uint8Array(bytes);
    for (let at = 0; at < bytes; at += content.length) whole.set(content.subarray(0, bytes - at), at);
    await answer(
      database
        .transaction('photos', 'readwrite')
        .objectStore('photos')
        .put({
          hash,
          file: { hash, name: `${index}.jpg`, mimeType: 'image/jpeg', size: bytes },
          content: whole.buffer,
          isUploaded: false,
          savedAt: new Date().toISOString(),
        }),
    );
  }
  database.close();
}

/** Notes the duration from each tap to the next paint (Event Timing, in steps of 8 ms). */
export function notePaints(): void {
  const paints: number[] = [];
  Object.assign(window, { tapPaints: paints });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === 'click') paints.push(duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit); // the option is newer than the types
}

/** The slowest since the last call; those under 16 ms are not reported and count as such. */
export async function slowestPaint(): Promise<number> {
  // The entry comes after the frame that was painted.
  for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 50));
  const paints: number[] = Reflect.get(window, 'tapPaints') ?? [];
  return Math.max(16, ...paints.splice(0));
}
