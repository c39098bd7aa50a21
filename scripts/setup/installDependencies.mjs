import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from './runCommand.mjs';

/**
 * Runs `npm ci` if node_modules is missing or differs from the lock file.
 * @param {string} root
 */
export async function installDependencies(root) {
  const wanted = readLock(path.join(root, 'package-lock.json'));
  const installed = readLock(path.join(root, 'node_modules/.package-lock.json'));
  if (isInstalled(wanted, installed) && existsSync(path.join(root, 'node_modules/tsx'))) return;
  console.log('Installing the packages of package-lock.json …');
  const { status, output } = await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    // `npm test` and `npm start` pass on their own settings, such as production's omission of development packages.
    env: { ...process.env, NODE_ENV: 'development', npm_config_loglevel: 'error' },
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ci failed:\n${output}`);
}

/**
 * npm keeps a lock file of what is installed in node_modules; packages for other platforms are missing from it.
 * @typedef {Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }>} Lock
 * @param {Lock | undefined} wanted
 * @param {Lock | undefined} installed
 */
export function isInstalled(wanted, installed) {
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (!place.includes('node_modules/')) return true;
    const found = installed[place];
    if (!found) return entry.optional === true;
    return entry.version === found.version && entry.integrity === found.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Lock | undefined}
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}
