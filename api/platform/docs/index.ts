export { openApi } from './openApi';
