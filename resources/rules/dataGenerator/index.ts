export * from './generatorPlan';
export * from './parameters';
