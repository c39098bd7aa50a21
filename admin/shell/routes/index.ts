export { hasScreen } from './knownScreens';
export { lazyScreen } from './lazyScreen';
export {
  areaOf,
  bareScreens,
  framedScreens,
  type KnownScreen,
  preloadScreen,
  prepareScreen,
} from './screenRoutes';
