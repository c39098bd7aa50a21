import { entityList } from '@plumbline/resources/entities/index';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { redirects } from '../../kit/routes/redirects';
import { startAddresses } from '../boot/steps/startAddresses';
import { areaOf, bareScreens, framedScreens } from '../routes/screenRoutes';
import { routesOf } from './routesOf';

/** The route that matches an address among the routes of its area. */
const routeAt = (address: string): string | undefined =>
  matchRoutes(routesOf(areaOf(address)), address)?.at(-1)?.route.path;
const filled = (path: string): string => path.replace(/:\w+/g, '4711');

describe('the routes of one area', () => {
  it('match every screen by its own address', () => {
    const screens = [...bareScreens, ...framedScreens];
    const lost = screens.filter(({ path }) => routeAt(`/${filled(path)}`) !== `/${path}`);
    expect(lost.map(({ path }) => path)).toEqual([]);
  });

  it('ignore case, unless two addresses differ by it', () => {
    expect(routeAt('/Equipments/Overview')).toBe('/equipments/overview');
    expect(routeAt('/rodo')).toBe('/rodo');
    expect(routeAt('/RODO')).toBe('/RODO');
    expect(routeAt('/Rodo')).toBe('*');
  });

  it('redirect aliases and react-admin’s own addresses', () => {
    for (const address of startAddresses) expect(routeAt(address)).toBe(address);
    for (const from of Object.keys(redirects)) expect(routeAt(from)).toBe(from);
    for (const { name } of entityList) expect(routeAt(`/${name}/4711/any/more`)).toBe(`/${name}/*`);
    expect(routeAt('/access-denied')).toBe('/access-denied');
  });

  it('match no other address', () => {
    for (const address of ['/lost', '/equipments-lost/overview', '/start/lost'])
      expect(routeAt(address)).toBe('*');
  });

  it('are few and cached', () => {
    expect(routesOf('start').flatMap(({ children = [] }) => children).length).toBeLessThan(20);
    expect(routesOf('start')).toBe(routesOf('start'));
    const [[frame], [other]] = [routesOf('start'), routesOf('equipments')];
    expect(frame?.element).toBe(other?.element);
  });
});
