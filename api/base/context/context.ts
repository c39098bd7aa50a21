import type { Application as Feathers } from '@feathersjs/feathers';
import type { Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from '../config/config';

/** What every domain gets when it mounts its routes. */
export interface Api {
  config: Config;
  db: Knex;
  log: Logger;
  now: () => Date;
  /** Express 5 with Feathers; Feathers' types still describe Express 4. */
  web: Express & Pick<Feathers, 'service'>;
  /** Shutdown callbacks, run in reverse order. */
  onClose: (close: () => Promise<void> | void) => void;
}
