import { exportAccount as exportAccountOf } from '@plumbline/resources/commands/instances';
import { eraseOf, erasureOf, exportPersonOf, exportOwn as own } from '@plumbline/resources/commands/privacy';
import { people } from '@plumbline/resources/rules/privacy/privacy';
import type { Api } from '../../base/context/context';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import { signInState } from '../../platform/auth/signInState';
import type { FileStore } from '../../platform/files/fileStore';
import { exportAccount } from './account/exportAccount';
import { erasePerson, previewErasure } from './erasePerson';
import { exportOwn, exportPerson } from './exportPerson';
import { personHooks } from './personHooks';
import { sendArchive } from './sendArchive';

export function configurePrivacy(api: Api, store: FileStore): void {
  mountPrivacy(api, store, async () => (await signInState(api)).bearers.clear());
}

/** Mounts the erasure and export of personal data; exports are ZIP archives, streamed to the client. */
export function mountPrivacy(api: Api, store: FileStore, forgetBearers: () => Promise<void>): void {
  for (const entity of people()) {
    registerHooks(entity.name, personHooks);
    handleCommand(api, erasureOf(entity), (call, _input, { id }) => previewErasure(call, entity, id));
    handleCommand(api, eraseOf(entity), async (call, { reason, confirm }, { id }) => {
      const done = await erasePerson(call, entity, id, { reason, confirm });
      await forgetBearers();
      return done;
    });
    handleCommand(api, exportPersonOf(entity), async (call, _input, { res, id }) => {
      await sendArchive(res, await exportPerson(call, store, entity, id));
    });
  }
  handleCommand(api, exportAccountOf, async (call, _input, { res, id }) => {
    await sendArchive(res, await exportAccount(call, store, id));
  });
  handleCommand(api, own, async (call, _input, { res }) => {
    await sendArchive(res, await exportOwn(call, store));
  });
}
