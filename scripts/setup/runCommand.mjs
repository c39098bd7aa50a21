import { spawn } from 'node:child_process';

/**
 * Runs a command to its end and returns its output; `status` is null if it could not be started or was killed.
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<{ status: number | null, output: string }>}
 */
export function runCommand(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (part) => {
        output += part;
      });
    }
    child.once('error', ({ message }) => resolve({ status: null, output: `${output}${message}\n` }));
    child.once('close', (status) => resolve({ status, output }));
  });
}
