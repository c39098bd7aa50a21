export { TourHost } from './TourHost';
export { startTour } from './tourState';
