export * from './pin';
export * from './pinKind';
export * from './tilePack';
