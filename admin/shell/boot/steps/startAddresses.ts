import { matchPath } from 'react-router-dom';

/** Addresses that lead to the start and to no screen: the root, the sign-in, the page itself, and the steps of the specification. */
export const startAddresses = ['/', '/login', '/index.html', '/boot/*'] as const;

export const isStartAddress = (pathname: string): boolean =>
  startAddresses.some((address) => matchPath(address, pathname));
