import feathersExpress, { rest } from '@feathersjs/express';
import { feathers } from '@feathersjs/feathers';
import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import type { Config } from './base/config/config';
import type { Api } from './base/context/context';
import { handleErrors, notFound } from './base/errors/handleErrors';
import { compressAnswers } from './base/http/compressAnswers';
import { parseQuery } from './base/http/parseQuery';
import { routeTable } from './base/http/routeTable';
import { securityHeaders } from './base/http/securityHeaders';
import { sendJson } from './base/http/sendJson';
import { serveAdmin } from './base/http/serveAdmin';
import { configureAnalytics } from './domains/analytics/configureAnalytics';
import { configureAudits } from './domains/audits/configureAudits';
import { configureBrokers } from './domains/brokers/configureBrokers';
import { mountCalendar } from './domains/calendar/configureCalendar';
import { mountFeed } from './domains/calendar/feed/mountFeed';
import { configureCatalogue } from './domains/catalogue/configureCatalogue';
import { configureContacts } from './domains/contacts/configureContacts';
import { configureCustomFields } from './domains/customFields/configureCustomFields';
import { configureDashboard } from './domains/dashboard/configureDashboard';
import { configureDataGenerator } from './domains/dataGenerator/configureDataGenerator';
import { configureDevices } from './domains/devices/configureDevices';
import { configureDuties } from './domains/duties/configureDuties';
import { configureEquipments } from './domains/equipments/configureEquipments';
import { mountTimeline } from './domains/equipments/mountTimeline';
import { configureFloorPlans } from './domains/floorPlans/configureFloorPlans';
import { configureIdentity } from './domains/identity/configureIdentity';
import { configureImport } from './domains/import/configureImport';
import { configureInstances } from './domains/instances/configureInstances';
import { configureLabels } from './domains/labels/configureLabels';
import { configureLicences, mountLicences } from './domains/licences/configureLicences';
import { configureMessages } from './domains/messages/configureMessages';
import { configurePlanning } from './domains/planning/configurePlanning';
import { configureAppointmentMails } from './domains/planning/mails/configureAppointmentMails';
import { configurePrivacy } from './domains/privacy/configurePrivacy';
import { configurePublicPages } from './domains/publicPages/configurePublicPages';
import { configureRegulations } from './domains/regulations/configureRegulations';
import { configureReports } from './domains/reports/configureReports';
import { configureSafety } from './domains/safety/configureSafety';
import { configureSearch } from './domains/search/configureSearch';
import { configureSuggestions } from './domains/suggestions/configureSuggestions';
import { configureTasks } from './domains/tasks/configureTasks';
import { configureReminders } from './domains/tasks/reminders/configureReminders';
import { configureTermination } from './domains/termination/configureTermination';
import { configureTextModules } from './domains/textModules/configureTextModules';
import { configureWeeklyMail } from './domains/weeklyMail/configureWeeklyMail';
import { configureEntities } from './entities/configureEntities';
import { entitiesFirst } from './entities/entitiesFirst';
import { refusePrototypeNames } from './entities/refusePrototypeNames';
import { authenticate } from './platform/auth/authenticate';
import { configureSignIn } from './platform/auth/configureSignIn';
import { configureInvitations } from './platform/auth/invitations/configureInvitations';
import { configureLegal } from './platform/auth/legal/configureLegal';
import { configureSecondFactor } from './platform/auth/secondFactor/configureSecondFactor';
import { configureBin } from './platform/bin/configureBin';
import { configureBoot } from './platform/boot/configureBoot';
import { configureBrands } from './platform/brands/configureBrands';
import { dressScreens } from './platform/brands/dressScreens';
import { configureCodes } from './platform/codes/configureCodes';
import { configureDocs } from './platform/docs/configureDocs';
import { configureErrorRecords } from './platform/errorRecords/configureErrorRecords';
import { configureExport } from './platform/export/configureExport';
import { configureFiles } from './platform/files/configureFiles';
import { openDiskStore } from './platform/files/fileStore';
import { configureHealth, noteFullStorage } from './platform/health/health';
import { runJobs } from './platform/jobs/runJobs';
import { configureMetrics } from './platform/metrics/configureMetrics';
import { noteRefusal } from './platform/securityLog';
import { configureSecurityLog } from './platform/securityLog/configureSecurityLog';
import { configureSync } from './platform/sync/configureSync';

export interface ApiParts {
  config: Config;
  db: Knex;
  log: Logger;
  now?: () => Date;
}
export interface RunningApi extends Api {
  close: () => Promise<void>;
}

/** Configures the domains, in the order in which requests pass them. Does not listen yet. */
export async function createApi({ config, db, log, now = () => new Date() }: ApiParts): Promise<RunningApi> {
  const closers: (() => Promise<void> | void)[] = [];
  const both = feathersExpress(feathers(), express() as never);
  // Feathers is typed for Express 4; at run time it is the Express 5 passed in above.
  const web = both as unknown as Api['web'];
  web.set('query parser', 'extended');
  web.set('query parser', parseQuery(web.get('query parser fn')));
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
  const secured = securityHeaders({ isEncrypted: config.origin.startsWith('https') });
  const metrics = configureMetrics();
  const compressed = compressAnswers();
  const authenticated = authenticate(api);
  const parsed = express.json({ limit: '8mb', reviver: wellFormed });
  const services = express.Router();
  web.use(
    entitiesFirst(api, [secured, notStored, metrics.timed, compressed, authenticated, parsed], services),
  );
  web.use(secured);
  web.use('/api', notStored, metrics.timed);
  metrics.serve(api);
  configureHealth(api);
  configureDocs(api);
  const jobs = runJobs(api);
  await configureSignIn(api, jobs);
  configureLegal(api);
  // After the session's routes: responses with tokens must not be compressed together with request data (BREACH).
  web.use('/api', compressed);
  configureBoot(api, authenticated);
  web.use('/api', authenticated, parsed);
  web.use(routeTable(web));
  const store = await openDiskStore(config.dataDir);
  configureFiles(api, store);
  configureBrands(api, store);
  configureBrokers(api);
  configureCatalogue();
  configureRegulations(api);
  configureContacts();
  configureInstances(api);
  configureTermination(api, jobs, store);
  configureInvitations(api, jobs);
  configureSecondFactor(api);
  configureCustomFields(api);
  configureEquipments();
  mountTimeline(api);
  configureTextModules();
  configureLicences();
  mountLicences(api, jobs, store);
  configureCodes(api, jobs);
  configurePlanning(api);
  configureAppointmentMails(store, jobs);
  configureAudits();
  configureDuties(api, jobs);
  configureSafety(api, jobs);
  configureTasks();
  configureReminders(api, jobs);
  configureReports(api, store, jobs);
  configureFloorPlans(api, store, jobs);
  configureLabels(api, store);
  configurePublicPages(api, store, jobs);
  configureSecurityLog(api);
  configureSync(api);
  configureImport(api);
  configureExport(api);
  configureBin(api, jobs);
  configureSearch(api);
  configureErrorRecords(api);
  configureDevices(api, jobs);
  configureDataGenerator(api, jobs);
  configureDashboard(api);
  configureAnalytics(api);
  configureSuggestions(api);
  configureWeeklyMail(api, jobs);
  mountCalendar(api);
  configurePrivacy(api, store);
  configureIdentity(api);
  configureMessages(api);
  mountFeed(api);
  // Feathers services are mounted here: after sign-in and body parser, and after every named route.
  web.use(refusePrototypeNames, services);
  rest(sendJson)(Object.assign(Object.create(both), { use: services.use.bind(services) }));
  configureEntities(api);
  web.use('/api', notFound);
  serveAdmin(api, dressScreens(api));
  web.use((error: unknown, req: Request, _res: Response, next: NextFunction) => {
    noteRefusal(api, { actor: req.feathers?.actor, error, req });
    next(error);
  });
  web.use(handleErrors(log, () => noteFullStorage(api)));
  return api;
}

// API responses are private; those meant for caching set their own header.
const notStored: RequestHandler = (_req, res, next) => {
  res.setHeader('Cache-Control', 'no-store');
  next();
};

// Half a surrogate pair, cut off by a field's limit, cannot be stored as JSON.
const wellFormed = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;
