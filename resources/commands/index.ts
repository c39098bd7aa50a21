import type { Command } from '../language/defineCommand';
import * as analytics from './analytics';
import * as brokers from './brokers';
import * as calendarFeed from './calendarFeed';
import * as codes from './codes';
import * as customFields from './customFields';
import * as dataGenerator from './dataGenerator';
import * as devices from './devices';
import * as duties from './duties';
import { derivedCommands } from './everyEntity';
import * as exports from './exports';
import * as floorPlans from './floorPlans';
import * as identity from './identity';
import * as imports from './imports';
import * as instances from './instances';
import * as labels from './labels';
import * as licences from './licences';
import * as messages from './messages';
import * as overviews from './overviews';
import * as people from './people';
import * as planning from './planning';
import * as planningBoard from './planningBoard';
import * as platform from './platform';
import { exportOwn, personCommands } from './privacy';
import * as publicPages from './publicPages';
import * as regulations from './regulations';
import * as reports from './reports';
import * as reportTemplates from './reportTemplates';
import * as session from './session';
import * as sync from './sync';
import * as timeline from './timeline';

/** Commands not derived from definitions. */
const stated = [
  analytics,
  brokers,
  calendarFeed,
  codes,
  customFields,
  dataGenerator,
  devices,
  duties,
  exports,
  floorPlans,
  identity,
  imports,
  instances,
  labels,
  licences,
  messages,
  overviews,
  people,
  planning,
  planningBoard,
  platform,
  publicPages,
  regulations,
  reportTemplates,
  reports,
  session,
  sync,
  timeline,
];

/** Every command of the API, including those derived from definitions. */
export const commandList: readonly Command[] = [
  ...stated.flatMap((module) => Object.values<Command>(module)),
  exportOwn,
  ...personCommands(),
  ...derivedCommands(),
];
