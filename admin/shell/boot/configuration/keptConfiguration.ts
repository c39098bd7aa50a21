import {
  type BootConfiguration,
  defaultBoot,
  readBootConfiguration,
} from '@plumbline/resources/rules/boot/configuration';

const key = 'plumbline-boot';

/**
 * How this installation wants the app to start, as the server said it the last time: a start that asked first would be
 * slower by a round trip and impossible offline. Never asked, or written by another version of the app: the default.
 */
export function keptConfiguration(): BootConfiguration {
  try {
    const kept = localStorage.getItem(key);
    return kept ? readBootConfiguration(JSON.parse(kept)) : defaultBoot;
  } catch {
    return defaultBoot;
  }
}

/** Keeps it for the next start; what is no configuration is not kept. */
export function keepConfiguration(served: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(readBootConfiguration(served)));
  } catch {
    // Neither a server of another version nor a browser that refuses to store is a reason to disturb anybody.
  }
}
