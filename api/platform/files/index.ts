export { discard, type FileStore, openDiskStore } from './fileStore';
export { mostPlanPixels } from './prepareImage';
export { firstBytes } from './receiveFile';
export { isImage, sniffType } from './sniffType';
export { storeFile } from './storeFile';
