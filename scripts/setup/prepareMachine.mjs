import path from 'node:path';
import { installDependencies } from './installDependencies.mjs';
import { installSystemPackages } from './installSystemPackages.mjs';
import { forDatabase, forReports, forTests } from './requirements.mjs';
import { sideBySide } from './sideBySide.mjs';

/**
 * Prepares a machine with only Node and npm for the other scripts; takes milliseconds if already done.
 * @param {{ withTests?: boolean, withDatabase?: boolean }} [needs]
 */
export async function prepareMachine({ withTests = false, withDatabase = true } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  }
  const programs = [...(withDatabase ? forDatabase : []), ...forReports, ...(withTests ? forTests : [])];
  // Independent: one writes into the system, the other into node_modules.
  await sideBySide(
    () => installDependencies(path.join(import.meta.dirname, '../..')),
    () => installSystemPackages(programs),
  );
}
