import { createInterface } from 'node:readline';
import { startChild, stopChild } from '../processes/children';
import type { OnEnd } from './line';

export interface Started {
  seconds: number;
  /** Its output until it was ready. */
  output: string;
}

/** Runs `npm start` until it prints its address, and stops it before returning. */
export async function npmStart(env: Record<string, string>, onEnd: OnEnd): Promise<Started> {
  const started = performance.now();
  const { child, outcome } = startChild('npm', ['start'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onEnd(() => stopChild(child));
  if (!child.stdout) throw new Error('npm start has no output');
  const printed: string[] = [];
  const ready = new Promise<number>((resolve) => {
    createInterface({ input: child.stdout ?? process.stdin }).on('line', (line) => {
      printed.push(line);
      if (line.startsWith('Plumbline is ready')) resolve((performance.now() - started) / 1000);
    });
  });
  try {
    const seconds = await Promise.race([
      ready,
      outcome.then((code) => {
        throw new Error(`npm start ended with ${code}:\n${printed.join('\n')}`);
      }),
    ]);
    return { seconds, output: printed.join('\n') };
  } finally {
    await stopChild(child);
  }
}
