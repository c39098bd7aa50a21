import { setTimeout as delay } from 'node:timers/promises';

const timeoutMs = 120_000;

/** Polls /api/health until it is ready; throws if the app ends before. */
export async function untilReady(port: number, outcome: Promise<number>): Promise<void> {
  let ended: number | undefined;
  outcome.then(
    (code) => {
      ended = code;
    },
    () => {
      ended = 1;
    },
  );
  const end = Date.now() + timeoutMs;
  let last = 'no answer';
  while (Date.now() < end) {
    if (ended !== undefined) throw new Error('The app did not start; its last lines above say why.');
    const answer = await ask(port);
    if (answer === 'ready') return;
    last = answer;
    await delay(50);
  }
  throw new Error(`The app is not ready after ${timeoutMs / 1000} seconds: ${last}`);
}

async function ask(port: number): Promise<string> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/api/health`, {
      signal: AbortSignal.timeout(2000),
    });
    return response.ok ? 'ready' : `${response.status} ${await response.text()}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
