import { useLocation, useRoutes } from 'react-router-dom';
import { routesOf } from './routesOf';
import { areaOf } from './screenRoutes';

/**
 * The screen at the address. Not by react-admin's own routes: the router reads all that it is given anew each time, and those
 * of all screens take longer to read than one takes to draw.
 */
export function Screens() {
  return useRoutes(routesOf(areaOf(useLocation().pathname)));
}
