/** Whether an address, as the browser shows it, is one of a screen: not the root, not of another site, none of signing in and out. */
export const isScreenAddress = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) &&
  !/^\/($|[?#])/.test(address) &&
  !/^\/(index\.html|login|boot|api)(?![\w-])/.test(address);
