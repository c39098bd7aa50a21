import { stopChildren } from './children';

/** Runs `work` until it ends or somebody asks us to stop, then tidies up; a second Ctrl-C does not wait for that. */
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
        // Not at once: in a terminal the first Ctrl-C arrives twice, from the terminal and from npm.
        setTimeout(() => process.once('SIGINT', () => process.exit(130)), 1000).unref();
      });
    }
    // Anyone who read our output may go first; that is no reason to leave things running.
    process.stdout.on('error', () => resolve());
    // npm that is killed hands nothing on; our parent is then another one.
    const npm = process.ppid;
    if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === npm || resolve(), 500).unref();
  });
}
