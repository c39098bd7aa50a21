import { isAlive } from '../processes/processMark';
import { readServerRecord } from './serverRecord';

const lookEvery = 250;
const longestPause = 30_000;

/**
 * Calls `revive` if the server of a directory ends unexpectedly, with growing pauses after failures; returns how to
 * stop supervising.
 */
export function superviseServer(directory: string, revive: () => Promise<unknown>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  let failures = 0;
  const lookIn = (milliseconds: number) => {
    if (isOver) return;
    timer = setTimeout(() => void look(), milliseconds);
    timer.unref();
  };
  const look = async (): Promise<void> => {
    try {
      const record = await readServerRecord(directory);
      if (record && !isAlive(record.server) && !isOver) {
        process.stderr.write('The database ended by itself; it is started again.\n');
        await revive();
      }
      failures = 0;
      lookIn(lookEvery);
    } catch (error) {
      failures += 1;
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
      lookIn(Math.min(longestPause, 1000 * 2 ** failures));
    }
  };
  lookIn(lookEvery);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
