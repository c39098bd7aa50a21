import { ApiError, failFields } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import type { FileStore } from '../../platform/files/fileStore';

/** A category's document is tried at once: later it stands in the reports of people who cannot mend it. */
export const documentHooks = (store: FileStore): EntityHooks => ({
  beforeWrite: ({ before, after }) => tryNew(store, after, before, 'documentContent'),
});

/** What people attach to a report is tried when they do, by whatever door; what was taken never fails a report. */
export const attachmentHooks = (store: FileStore): EntityHooks => ({
  beforeWrite: ({ before, after }) => tryNew(store, after, before, 'attachments'),
});

async function tryNew(store: FileStore, after: Row | null, before: Row | null, name: string): Promise<void> {
  if (!after) return;
  const known = new Set(filesIn(before?.[name]).map(({ hash }) => hash));
  for (const file of filesIn(after[name]))
    if (!known.has(file.hash))
      await tryDocument(store, { instance: String(after.instance), field: name }, file);
}

/** Opens and merges an uploaded file on trial; INVALID names the field, the file and the reason. */
export async function tryDocument(
  store: FileStore,
  { instance, field }: { instance: string; field: string },
  { hash, name }: NamedFile,
): Promise<void> {
  // What was never uploaded is refused with all other missing files.
  if (!(await store.has(instance, hash))) return;
  // Loaded when first needed.
  const { checkAttachment } = await import('./engine/checkAttachment');
  const problem = await checkAttachment(await store.read(instance, hash)).then(
    () => null,
    (error: unknown) => error,
  );
  if (problem instanceof ApiError)
    failFields({ [field]: { message: `validation.${problem.code}`, args: { name } } });
  if (problem) throw problem;
}

interface NamedFile {
  hash: string;
  name: string;
}

const filesIn = (value: unknown): NamedFile[] =>
  (Array.isArray(value) ? value : [value]).flatMap((file) =>
    typeof file === 'object' && file !== null && 'hash' in file
      ? [{ hash: String(file.hash), name: String(file.name ?? '') }]
      : [],
  );
