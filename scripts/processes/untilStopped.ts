import { stopChildren } from './children';

/** Runs `work` until it ends or a stop is requested, then cleans up; a second Ctrl-C does not wait for that. */
export async function untilStopped(
  work: (onStop: (tidy: () => Promise<void>) => void) => Promise<void>,
): Promise<void> {
  const tidying: (() => Promise<void>)[] = [];
  const failure = await Promise.race([stopRequest(), work((tidy) => tidying.unshift(tidy))]).then(
    () => undefined,
    (error: unknown) => error,
  );
  await stopChildren();
  for (const tidy of tidying) await tidy();
  if (failure) throw failure;
}

function stopRequest(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        resolve();
        // Delayed: in a terminal the first Ctrl-C arrives twice, from the terminal and from npm.
        setTimeout(() => process.once('SIGINT', () => process.exit(130)), 1000).unref();
      });
    }
    // The reader of stdout may end first (EPIPE); then everything is stopped as well.
    process.stdout.on('error', () => resolve());
    // A killed npm forwards no signal; the parent process then changes.
    const npm = process.ppid;
    if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === npm || resolve(), 500).unref();
  });
}
