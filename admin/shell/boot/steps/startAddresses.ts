import { matchPath } from 'react-router-dom';

/**
 * Addresses of the start that are no screens: the root, the sign-in, the page itself, and the steps of the
 * specification.
 */
export const startAddresses = ['/', '/login', '/index.html', '/boot/*'] as const;

export const isStartAddress = (pathname: string): boolean =>
  startAddresses.some((address) => matchPath(address, pathname));
