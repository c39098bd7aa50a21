/** What an account's public pages show; each is a field of `instances`. A lock is always shown. */
export const publicSwitches = [
  'publicIdentification',
  'publicModel',
  'publicMaker',
  'publicYear',
  'publicLoads',
  'publicInspections',
  'publicAccount',
] as const;
export type PublicSwitch = (typeof publicSwitches)[number];
export type PublicSwitches = Readonly<Record<PublicSwitch, boolean>>;

/** The switches of a row; default: shown. */
export const publicSwitchesOf = (row: Readonly<Record<string, unknown>>): PublicSwitches =>
  Object.fromEntries(publicSwitches.map((name) => [name, row[name] !== false && row[name] !== 0])) as Record<
    PublicSwitch,
    boolean
  >; // one per name

/** Address of a code's public page. */
export const publicPath = (code: string): string => `/q/${encodeURIComponent(code)}`;
