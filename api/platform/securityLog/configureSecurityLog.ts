import schedule from 'node-schedule';
import type { Api } from '../../base/context/context';
import { registerHooks } from '../../entities/hooks';
import { forgetOldEvents } from './forgetOldEvents';
import { rightsHooks } from './rightsHooks';

/** Records changes of rights and deletes old events. */
export function configureSecurityLog(api: Api): void {
  registerHooks('contacts', rightsHooks);
  const hourly = schedule.scheduleJob('37 * * * *', () => {
    forgetOldEvents(api.db, api.now()).catch(() =>
      api.log.warn('old security events could not be deleted; it is tried again in an hour'),
    );
  });
  api.onClose(() => {
    hourly.cancel();
  });
}
