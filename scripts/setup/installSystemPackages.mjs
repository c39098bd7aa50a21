import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './runCommand.mjs';

/** @import { Requirement } from './requirements.mjs' */

/**
 * Installs missing packages by apt; if that is not possible, throws an error that names what to install.
 * @param {Requirement[]} requirements
 * @param {() => string[] | undefined} findApt
 */
export async function installSystemPackages(requirements, findApt = aptCommand) {
  const missing = missingRequirements(requirements);
  if (missing.length === 0) return;
  const apt = findApt();
  if (!apt) throw new Error(instruction(missing));
  console.log(`Installing ${missing.map(({ package: name }) => name).join(', ')} …`);
  const log = [await run(apt, ['update'])];
  const names = missing.map((requirement) => knownName(requirement));
  log.push(await run(apt, ['install', '-y', '--no-install-recommends', ...names]));
  const still = missingRequirements(missing);
  if (still.length > 0) {
    throw new Error(`${instruction(still)}\n${log.join('\n').trim().split('\n').slice(-8).join('\n')}`);
  }
}

/**
 * @param {Requirement[]} requirements
 * @param {(file: string) => boolean} isThere
 */
export function missingRequirements(requirements, isThere = existsSync) {
  return requirements.filter(({ command, files = [] }) => {
    const candidates = command ? programFolders().map((folder) => path.join(folder, command)) : files;
    return !candidates.some(isThere);
  });
}

/** @param {Requirement[]} missing */
function instruction(missing) {
  const names = missing.map(({ package: name }) => name.split(' | ')[0]).join(' ');
  return existsSync('/usr/bin/apt-get')
    ? `Missing on this machine; please run: sudo apt-get install --no-install-recommends ${names}`
    : `Please install what these Debian packages bring, then start again: ${names}`;
}

function programFolders() {
  return [...(process.env.PATH ?? '').split(path.delimiter), '/usr/local/sbin', '/usr/sbin', '/sbin'];
}

/** @returns {string[] | undefined} */
function aptCommand() {
  try {
    accessSync('/usr/bin/apt-get', constants.X_OK);
  } catch {
    return undefined;
  }
  if (process.getuid?.() === 0) return ['apt-get'];
  return spawnSync('sudo', ['-n', 'true']).status === 0 ? ['sudo', '-n', 'apt-get'] : undefined;
}

/**
 * Queries apt, which takes a second, only if there are alternatives.
 * @param {Requirement} requirement
 */
function knownName({ package: alternatives }) {
  const [first = '', ...others] = alternatives.split(' | ');
  if (others.length === 0) return first;
  return [first, ...others].find((name) => spawnSync('apt-cache', ['show', name]).status === 0) ?? first;
}

/**
 * @param {string[]} apt
 * @param {string[]} args
 */
async function run([command = '', ...before], args) {
  const { output } = await runCommand(
    command,
    [...before, '-q', '-o', 'DPkg::Lock::Timeout=300', '-o', 'Dpkg::Use-Pty=0', ...args],
    { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } },
  );
  return output;
}
