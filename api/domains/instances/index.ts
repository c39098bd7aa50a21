export { isTestAccount } from './isTestAccount';
export { type MailByTemplate, writeToAccount } from './writeToAccount';
