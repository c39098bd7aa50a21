/** End of security support per Node line (nodejs.org/en/about/previous-releases). */
const maintainedUntil: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
};

/** Warning about an unmaintained Node line; undefined if it is maintained or unknown. */
export function nodeNotice(version: string, today: Date): string | undefined {
  const line = /^v?(\d+)/.exec(version)?.[1] ?? '';
  const end = maintainedUntil[line];
  if (!end || end >= today.toISOString().slice(0, 10)) return undefined;
  return `Node ${line} has had no security fixes since ${end}: run a newer line of it`;
}

/** Suppresses the similar warning of the OpenID library; call before loading it. */
export function muteRuntimeWarning(): void {
  const { console: output } = globalThis;
  const warn = output.warn;
  output.warn = (...said: unknown[]) => {
    if (!String(said[0]).includes('oidc-provider WARNING: Unsupported runtime')) warn.apply(output, said);
  };
}
