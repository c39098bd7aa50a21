import type { EntityHooks } from '../../entities/hooks';
import type { FileStore } from './fileStore';

/** A file that left the bin for good leaves the store, too, unless the account has uploaded the same content again. */
export const forgetContents = (store: FileStore): EntityHooks => ({
  async afterPurge({ db }, rows) {
    for (const { instance, hash } of rows) {
      const again = await db('files').where({ instance, hash, deletedAt: null }).first('id');
      if (!again) await store.remove(String(instance), String(hash));
    }
  },
});
