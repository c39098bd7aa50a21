import { useLocation, useRoutes } from 'react-router-dom';
import { areaOf } from '../routes';
import { routesOf } from './routesOf';

/**
 * The screen at the address. Not by react-admin's own routes: the router reads all that it is given anew each time, and those
 * of all screens take longer to read than one takes to draw.
 */
export function Screens() {
  return useRoutes(routesOf(areaOf(useLocation().pathname)));
}
