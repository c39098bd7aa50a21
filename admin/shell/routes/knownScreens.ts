import { entityList } from '@plumbline/resources/entities/index';
import { listPath } from '../../entities/screenPaths';
import { domainRoutes } from '../../entities/screens/domainRoutes';
import { redirects } from '../../kit/routes/redirects';
import { shellRoutes } from './shellRoutes';

const plain = (path: string): string => path.replace(/(.)\/$/, '$1');
const paths = new Set(
  [
    ...Object.keys(redirects),
    ...entityList.map(listPath),
    ...[...domainRoutes, ...shellRoutes].map(({ path }) => `/${path}`),
  ].map(plain),
);

/** Whether an address without parameters has a screen. */
export const hasScreen = (path: string): boolean => paths.has(plain(path));
