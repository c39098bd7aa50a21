export * from './labelFormats';
export * from './layoutLabel';
