import type { LaunchOptions } from 'playwright';

/**
 * How tests, journeys and the bench start their Chromium; CHROMIUM names another one. The headless build has the same
 * engine without windows: it takes half the processor's time.
 */
export const browserOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
