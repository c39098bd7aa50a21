import { versionMark } from '@plumbline/resources/rules/devices/deviceActions';

/** Version of the running app, from the page's meta tag. */
export const runningVersion = (page: Document = document): string | null =>
  page.querySelector<HTMLMetaElement>(`meta[name="${versionMark}"]`)?.content ?? null;
