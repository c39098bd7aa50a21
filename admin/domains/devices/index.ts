export { RemoteSection } from './RemoteSection';
