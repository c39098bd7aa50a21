export type { FileStore } from './fileStore';
