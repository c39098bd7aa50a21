import type { LaunchOptions } from 'playwright';

/**
 * Launch options of Chromium for tests, journeys and the bench; CHROMIUM sets another executable. The headless shell
 * has the same engine without windows and needs half the CPU time.
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
