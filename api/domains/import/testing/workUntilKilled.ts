import { pino } from 'pino';
import { readConfig } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import { connectDatabase } from '../../../base/database/connectDatabase';
import { configureCatalogue } from '../../catalogue/configureCatalogue';
import { keepDuties } from '../../duties/configureDuties';
import { configureEquipments } from '../../equipments/configureEquipments';
import { workOnSession } from '../sessions/workOnSession';

// Separate process that works on one session and is killed by a test. Arguments: database URL, data folder, session id.
const [databaseUrl = '', dataDir = '', id = ''] = process.argv.slice(2);
const db = connectDatabase(databaseUrl);
configureCatalogue();
configureEquipments();
keepDuties();
const api: Omit<Api, 'web'> = {
  config: readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir }),
  db,
  log: pino({ level: 'silent' }),
  now: () => new Date(),
  onClose: () => undefined,
};
// No routes are needed to work on a session.
await workOnSession(api as Api, id);
await db.destroy();
