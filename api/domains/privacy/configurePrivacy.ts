import { people } from '@plumbline/resources/rules/privacy/privacy';
import type { Api } from '../../base/context/context';
import { callOf } from '../../entities/callOf';
import { recordCommand } from '../../entities/command';
import { registerHooks } from '../../entities/hooks';
import { requireSession } from '../../platform/auth/requireSession';
import { signInState } from '../../platform/auth/signInState';
import type { FileStore } from '../../platform/files/fileStore';
import { erasePerson, previewErasure } from './erasePerson';
import { exportOwn, exportPerson } from './exportPerson';
import { personHooks } from './personHooks';
import { sendArchive } from './sendArchive';

export function configurePrivacy(api: Api, store: FileStore): void {
  mountPrivacy(api, store, async () => (await signInState(api)).bearers.clear());
}

/**
 * Mounts, for every entity whose rows are people, `GET /api/<entity>/:id/erasure` (what stands in the way),
 * `POST …/erase {reason, confirm}` and `POST …/exportPersonalData`; and `POST /api/personalData` for oneself. Exports are
 * ZIP archives, written while they are read.
 */
export function mountPrivacy(api: Api, store: FileStore, forgetBearers: () => Promise<void>): void {
  for (const entity of people()) {
    registerHooks(entity.name, personHooks);
    api.web.get(`/api/${entity.name}/:id/erasure`, async (req, res) => {
      res.json(await previewErasure(callOf(api, req), entity, String(req.params.id)));
    });
    recordCommand(api, entity.name, 'erase', async (call, id, { reason, confirm }) => {
      const done = await erasePerson(call, entity, id, { reason, confirm });
      await forgetBearers();
      return done;
    });
    api.web.post(`/api/${entity.name}/:id/exportPersonalData`, async (req, res) => {
      await sendArchive(res, await exportPerson(callOf(api, req), store, entity, String(req.params.id)));
    });
  }
  api.web.post('/api/personalData', async (req, res) => {
    requireSession(req);
    await sendArchive(res, await exportOwn(callOf(api, req), store));
  });
}
