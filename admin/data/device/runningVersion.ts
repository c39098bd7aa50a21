import { versionMark } from '@plumbline/resources/rules/devices/deviceActions';

/** Version of the app that runs, as its page says. */
export const runningVersion = (page: Document = document): string | null =>
  page.querySelector<HTMLMetaElement>(`meta[name="${versionMark}"]`)?.content ?? null;
