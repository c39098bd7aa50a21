export { isTestAccount } from './isTestAccount';
export { writeToAccount } from './writeToAccount';
