import path from 'node:path';
import { installDependencies } from './installDependencies.mjs';
import { installSystemPackages } from './installSystemPackages.mjs';
import { forDatabase, forReports, forTests } from './requirements.mjs';
import { sideBySide } from './sideBySide.mjs';

/**
 * Brings a bare machine (Node and npm) to where the rest of the scripts can run; done before, it takes milliseconds.
 * @param {{ withTests?: boolean, withDatabase?: boolean }} [needs]
 */
export async function prepareMachine({ withTests = false, withDatabase = true } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node 20.19 or newer is needed; this is ${process.versions.node}.`);
  }
  const programs = [...(withDatabase ? forDatabase : []), ...forReports, ...(withTests ? forTests : [])];
  // Neither needs the other: one writes into the system, the other into node_modules.
  await sideBySide(
    () => installDependencies(path.join(import.meta.dirname, '../..')),
    () => installSystemPackages(programs),
  );
}
