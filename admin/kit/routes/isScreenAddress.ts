/** Whether an address is that of a screen: same origin, not the root, not part of signing in or out. */
export const isScreenAddress = (address: string): boolean =>
  /^\/(?![/\\])/.test(address) &&
  !/^\/($|[?#])/.test(address) &&
  !/^\/(index\.html|login|boot|api)(?![\w-])/.test(address);
