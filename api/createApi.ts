import feathersExpress, { rest } from '@feathersjs/express';
import { feathers } from '@feathersjs/feathers';
import express from 'express';
import helmet from 'helmet';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { configureAudits } from './audits/configureAudits';
import { authenticate } from './auth/authenticate';
import { configureSignIn } from './auth/configureSignIn';
import { configureSecondFactor } from './auth/secondFactor/configureSecondFactor';
import { configureBin } from './bin/configureBin';
import { configureBoot } from './boot/configureBoot';
import { configureBrands } from './brands/configureBrands';
import { mountCalendar } from './calendar/configureCalendar';
import { mountFeed } from './calendar/feed/mountFeed';
import { configureCatalogue } from './catalogue/configureCatalogue';
import { configureCodes } from './codes/configureCodes';
import { compressAnswers } from './compressAnswers';
import type { Config } from './config';
import { configureContacts } from './contacts/configureContacts';
import type { Api } from './context';
import { configureCustomFields } from './customFields/configureCustomFields';
import { configureDashboard } from './dashboard/configureDashboard';
import { configureDevices } from './devices/configureDevices';
import { configureDocs } from './docs/configureDocs';
import { configureDuties } from './duties/configureDuties';
import { configureEntities } from './entities/configureEntities';
import { listsFirst } from './entities/listsFirst';
import { refusePrototypeNames } from './entities/refusePrototypeNames';
import { configureEquipments } from './equipments/configureEquipments';
import { configureErrorRecords } from './errorRecords/configureErrorRecords';
import { configureExport } from './export/configureExport';
import { configureFiles } from './files/configureFiles';
import { openDiskStore } from './files/fileStore';
import { handleErrors, notFound } from './handleErrors';
import { configureHealth, noteFullStorage } from './health';
import { configureImport } from './import/configureImport';
import { configureInstances } from './instances/configureInstances';
import { configureInvitations } from './invitations/configureInvitations';
import { runJobs } from './jobs/runJobs';
import { configureLegal } from './legal/configureLegal';
import { configureLicences, mountLicences } from './licences/configureLicences';
import { configureMetrics } from './metrics/configureMetrics';
import { configurePlanning } from './planning/configurePlanning';
import { configurePrivacy } from './privacy/configurePrivacy';
import { configureRegulations } from './regulations/configureRegulations';
import { configureReports } from './reports/configureReports';
import { configureSafety } from './safety/configureSafety';
import { configureSearch } from './search/configureSearch';
import { sendJson } from './sendJson';
import { serveAdmin } from './serveAdmin';
import { configureSuggestions } from './suggestions/configureSuggestions';
import { configureSync } from './sync/configureSync';
import { configureTasks } from './tasks/configureTasks';
import { configureTextModules } from './textModules/configureTextModules';
import { configureWeeklyMail } from './weeklyMail/configureWeeklyMail';

export interface ApiParts {
  config: Config;
  db: Knex;
  log: Logger;
  now?: () => Date;
}
export interface RunningApi extends Api {
  close: () => Promise<void>;
}

/** Puts the domains together, in the order requests pass them. Nothing listens yet. */
export async function createApi({ config, db, log, now = () => new Date() }: ApiParts): Promise<RunningApi> {
  const closers: (() => Promise<void> | void)[] = [];
  const both = feathersExpress(feathers(), express() as never);
  // Feathers types its side with Express 4; what runs is the Express 5 handed in above.
  const web = both as unknown as Api['web'];
  web.set('query parser', 'extended');
  web.set('etag', false);
  web.disable('x-powered-by');
  const api: RunningApi = {
    config,
    db,
    log,
    now,
    web,
    onClose: (close) => {
      closers.unshift(close);
    },
    close: async () => {
      for (const close of closers) await close();
    },
  };
  web.use(
    helmet({
      contentSecurityPolicy: contentPolicy,
      strictTransportSecurity: config.origin.startsWith('https'),
    }),
  );
  // What the API says is for the person who asked; what is for all says so itself.
  web.use('/api', (_req, res, next) => {
    res.setHeader('Cache-Control', 'no-store');
    next();
  });
  configureMetrics(api);
  configureHealth(api);
  configureDocs(api);
  const jobs = runJobs(api);
  await configureSignIn(api, jobs);
  configureLegal(api);
  // Not before the session's own routes: what carries a token is not compressed together with what somebody sent.
  web.use('/api', compressAnswers());
  const authenticated = authenticate(api);
  configureBoot(api, authenticated);
  web.use('/api', authenticated, express.json({ limit: '8mb', reviver: wellFormed }));
  const services = express.Router();
  web.use(listsFirst(services));
  const store = await openDiskStore(config.dataDir);
  configureFiles(api, store);
  configureBrands(api, store);
  configureCatalogue();
  configureRegulations(api);
  configureContacts();
  configureInstances(api);
  configureInvitations(api);
  configureSecondFactor(api);
  configureCustomFields(api);
  configureEquipments();
  configureTextModules();
  configureLicences();
  mountLicences(api, jobs);
  configureCodes(api, jobs);
  configurePlanning(api);
  configureAudits();
  configureDuties(api, jobs);
  configureSafety(api, jobs);
  configureTasks();
  configureReports(api, store, jobs);
  configureSync(api);
  configureImport(api);
  configureExport(api);
  configureBin(api, jobs);
  configureSearch(api);
  configureErrorRecords(api);
  configureDevices(api);
  configureDashboard(api);
  configureSuggestions(api);
  configureWeeklyMail(api, jobs);
  mountCalendar(api);
  configurePrivacy(api, store);
  mountFeed(api);
  // Feathers answers where this stands: after sign-in and body parser, after every route that has a name of its own.
  web.use(refusePrototypeNames, services);
  rest(sendJson)(Object.assign(Object.create(both), { use: services.use.bind(services) }));
  configureEntities(api);
  web.use('/api', notFound);
  serveAdmin(api);
  web.use(handleErrors(log, () => noteFullStorage(api)));
  return api;
}

// Half an emoji, cut off by a field's limit, is no text the database could keep as JSON.
const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

const contentPolicy = {
  useDefaults: true,
  directives: {
    'script-src': ["'self'", "'wasm-unsafe-eval'"],
    // Emotion, the styling of MUI, writes style elements.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'blob:', 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'"],
    'upgrade-insecure-requests': null,
  },
};
