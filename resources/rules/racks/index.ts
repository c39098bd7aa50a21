export * from './positionErrors';
export * from './rackGrid';
