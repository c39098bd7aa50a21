import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withSystemPrograms } from './withSystemPrograms';

/** Runs a program to its end; its output is shown only in the error of a failure. */
export async function runQuietly(command: string, args: string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(command, args, {
      maxBuffer: 64 * 1024 * 1024,
      env: withSystemPrograms(),
    });
    return stdout;
  } catch (error) {
    // execFile rejects with an error that has the process's output.
    const { stdout = '', stderr = '', message } = error as Error & { stdout?: string; stderr?: string };
    const lastWords = `${stdout}\n${stderr}`.trim().split('\n').slice(-15).join('\n');
    throw new Error(`${command} failed: ${lastWords || message}`);
  }
}
