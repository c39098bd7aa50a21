import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Shows the steps one by one; see registration.browser.js. */
export const registrationScript = readFileSync(
  path.join(import.meta.dirname, 'registration.browser.js'),
  'utf8',
);

export const registrationScriptAddress = `/assets/registration-${createHash('sha256').update(registrationScript).digest('hex').slice(0, 12)}.js`;
