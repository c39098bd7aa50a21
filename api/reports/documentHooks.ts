import type { EntityHooks } from '../entities/hooks';
import { ApiError, failFields } from '../errors';
import type { FileStore } from '../files/fileStore';
import { checkAttachment } from './engine/checkAttachment';

/** A category's document is tried at once: later it stands in the reports of people who cannot mend it. */
export const documentHooks = (store: FileStore): EntityHooks => ({
  async prepare({ before, after }) {
    const hash = hashOf(after?.documentContent);
    if (!after || !hash || hash === hashOf(before?.documentContent)) return;
    const instance = String(after.instance);
    // What was never uploaded is refused with all other missing files.
    if (!(await store.has(instance, hash))) return;
    const problem = await checkAttachment(await store.read(instance, hash)).then(
      () => null,
      (error: unknown) => error,
    );
    if (problem instanceof ApiError) failFields({ documentContent: { message: `errors.${problem.code}` } });
    if (problem) throw problem;
  },
});

const hashOf = (file: unknown): string | null =>
  typeof file === 'object' && file !== null && 'hash' in file ? String(file.hash) : null;
