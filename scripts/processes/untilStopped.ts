import { stopChildren } from './children';

/** Runs `work` until it ends or somebody asks us to stop, then tidies up; a second Ctrl-C does not wait for that. */
export async function untilStopped(
  work: (onStop: (tidy: () => Promise<void>) => void) => Promise<void>,
): Promise<void> {
  const tidying: (() => Promise<void>)[] = [];
  const asked = new Promise<'asked'>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        process.once('SIGINT', () => process.exit(130));
        resolve('asked');
      });
    }
  });
  const failure = await Promise.race([asked, work((tidy) => tidying.unshift(tidy))]).then(
    () => undefined,
    (error: unknown) => error,
  );
  await stopChildren();
  for (const tidy of tidying) await tidy();
  if (failure) throw failure;
}
