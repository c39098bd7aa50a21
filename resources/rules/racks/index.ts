export * from './rackGrid';
