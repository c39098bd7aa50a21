/** Addresses that are known by another name; upper and lower case differ. */
export const redirects: Readonly<Record<string, string>> = {
  '/start': '/start/dashboard',
  '/start/office': '/start/dashboard',
  '/rodo': '/start/informations/rodo',
  '/RODO': '/start/informations/privacy-policy',
  '/Datenschutz': '/start/informations/privacy-policy',
  '/start/instance/detail/(outlet:license)': '/start/instance/detail#licenses',
};

/** Where an address leads; undefined where it stands for itself. */
export const redirectOf = (pathname: string): string | undefined =>
  Object.hasOwn(redirects, pathname) ? redirects[pathname] : undefined;
