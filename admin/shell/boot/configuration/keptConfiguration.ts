import {
  type BootConfiguration,
  defaultBoot,
  readBootConfiguration,
} from '@plumbline/resources/rules/boot/configuration';

const key = 'plumbline-boot';

/**
 * The boot configuration the server sent last, from local storage: asking first would cost a round trip and fail
 * offline. Never received, or written by another version: the default.
 */
export function keptConfiguration(): BootConfiguration {
  try {
    const kept = localStorage.getItem(key);
    return kept ? readBootConfiguration(JSON.parse(kept)) : defaultBoot;
  } catch {
    return defaultBoot;
  }
}

/** Stores the configuration for the next start; an invalid one is ignored. */
export function keepConfiguration(served: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(readBootConfiguration(served)));
  } catch {
    // An invalid configuration or unavailable storage is not worth an error.
  }
}
