import * as commands from '@plumbline/resources/commands/licences';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import { attemptLimits } from '../../platform/auth/passwords/attemptLimits';
import { registerOpeningLicence } from '../../platform/auth/registration/openingLicence';
import { registerSessionFacts } from '../../platform/auth/sessions/sessionFacts';
import type { FileStore } from '../../platform/files';
import type { JobRunner } from '../../platform/jobs/runJobs';
import { activateKeys } from './activateKeys';
import { customCodeHooks } from './customCodeHooks';
import { defaultSetHooks } from './defaultSet';
import { configureEndMails } from './endMails/configureEndMails';
import { giveTrial, trialHooks } from './giveTrial';
import { licenseHooks } from './licenseHooks';
import { orderHooks } from './orderHooks';
import { orderMailKind, sendOrderMails } from './orderMails';
import { finishPaper, mostPaperAttempts, orderPaperKind } from './papers/paperJobs';
import { placeOrder } from './placeOrder';
import { rangeHooks } from './rangeHooks';
import { readLicenceEnds } from './readLicenceEnds';
import { readShop } from './readShop';
import { isBuyer } from './requireBuyer';
import { seatHooks } from './seatHooks';
import { sellerHooks } from './sellerHooks';

/** Registers the rules of licences, orders, keys and QR-code ranges. */
export function configureLicences(): void {
  registerHooks('checkerIdRanges', rangeHooks);
  registerHooks('contacts', seatHooks);
  registerHooks('instances', trialHooks);
  registerHooks('licenseSets', defaultSetHooks);
  registerHooks('licenses', licenseHooks);
  registerHooks('orders', orderHooks);
  registerHooks('qrCodes', customCodeHooks);
  registerHooks('sellers', sellerHooks);
  registerOpeningLicence(giveTrial);
  registerSessionFacts(async ({ db, now }, actor) =>
    isBuyer(actor) ? readLicenceEnds(db, actor.instance, now()) : {},
  );
}

/** Mounts the commands and jobs of licences; must run before the generic services. */
export function mountLicences(api: Api, jobs: JobRunner, store: FileStore): void {
  handleCommand(api, commands.activateKeys, (call, sent, { req }) =>
    activateKeys(call, sent, { limits: attemptLimits(api.db, 'licenseKey'), address: req.ip ?? '' }),
  );
  handleCommand(api, commands.readShop, (call) => readShop(call, api.config.shopLink));
  handleCommand(api, commands.placeOrder, placeOrder);
  jobs.handle(orderMailKind, { maxAttempts: 5, run: (_api, job) => sendOrderMails(api, store, job) });
  configureEndMails(api, jobs, store);
  jobs.handle(orderPaperKind, {
    maxAttempts: mostPaperAttempts,
    run: (_api, job) => finishPaper(api, store, job),
  });
}
