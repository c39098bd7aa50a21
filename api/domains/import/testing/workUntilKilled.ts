import { pino } from 'pino';
import { readConfig } from '../../../base/config/config';
import type { Api } from '../../../base/context/context';
import { connectDatabase } from '../../../base/database/connectDatabase';
import { configureCatalogue } from '../../catalogue/configureCatalogue';
import { keepDuties } from '../../duties/configureDuties';
import { configureEquipments } from '../../equipments/configureEquipments';
import { workOnSession } from '../sessions/workOnSession';

// A process of its own that works on one session; a test kills it in the middle. Arguments: database, data folder, session.
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
// Working on a session mounts no routes.
await workOnSession(api as Api, id);
await db.destroy();
