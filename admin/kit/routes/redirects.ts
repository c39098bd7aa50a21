/** Aliases of addresses; case-sensitive. */
export const redirects: Readonly<Record<string, string>> = {
  '/start': '/start/dashboard',
  '/start/office': '/start/dashboard',
  '/rodo': '/start/informations/rodo',
  '/RODO': '/start/informations/privacy-policy',
  '/Datenschutz': '/start/informations/privacy-policy',
  '/start/instance/detail/(outlet:license)': '/start/instance/detail#licenses',
};

/** The target of an alias; undefined if the address is none. */
export const redirectOf = (pathname: string): string | undefined =>
  Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
