export { importTargets } from './importTargets';
export { isKeyOfTitle, listKey } from './listKey';
