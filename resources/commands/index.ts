import type { Command } from '../language/defineCommand';
import * as calendarFeed from './calendarFeed';
import * as customFields from './customFields';
import * as duties from './duties';
import * as instances from './instances';
import * as licences from './licences';
import * as overviews from './overviews';
import * as planning from './planning';
import * as regulations from './regulations';
import * as reports from './reports';

/** Every command that is not derived from a definition. */
const stated = [
  calendarFeed,
  customFields,
  duties,
  instances,
  licences,
  overviews,
  planning,
  regulations,
  reports,
];

/** Every command of the API. */
export const commandList: readonly Command[] = stated.flatMap((module) => Object.values<Command>(module));
