/** What the account lets its public pages show; each is a field of `instances`. A lock is always shown. */
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

/** Those of a row; what nobody has decided yet is shown. */
export const publicSwitchesOf = (row: Readonly<Record<string, unknown>>): PublicSwitches =>
  Object.fromEntries(publicSwitches.map((name) => [name, row[name] !== false && row[name] !== 0])) as Record<
    PublicSwitch,
    boolean
  >; // one per name

/** Where the public page of a code is, from the address of the app. */
export const publicPath = (code: string): string => `/q/${encodeURIComponent(code)}`;
