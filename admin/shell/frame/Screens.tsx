import { useLocation, useRoutes } from 'react-router-dom';
import { areaOf } from '../routes';
import { routesOf } from './routesOf';

/**
 * The screen of the current address. Without react-admin's routes, as the router would parse the routes of all screens
 * on each navigation, which takes longer than rendering one.
 */
export function Screens() {
  return useRoutes(routesOf(areaOf(useLocation().pathname)));
}
