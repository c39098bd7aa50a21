export { DownloadButton } from './DownloadButton';
