import type { Command } from '../language/defineCommand';
import * as planning from './planning';

/** Every command that is not derived from a definition. */
const stated = [planning];

/** Every command of the API. */
export const commandList: readonly Command[] = stated.flatMap((module) => Object.values<Command>(module));
