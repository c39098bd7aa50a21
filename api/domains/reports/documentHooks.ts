import { ApiError, failFields } from '../../base/errors/errors';
import type { EntityHooks } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import type { FileStore } from '../../platform/files/fileStore';

/** A category's document is checked when it is set, because users of the later reports cannot replace it. */
export const documentHooks = (store: FileStore): EntityHooks => ({
  beforeWrite: ({ before, after }) => tryNew(store, after, before, 'documentContent'),
});

/** Attachments are checked on every write, so that an accepted attachment cannot fail the report. */
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

/** Opens and merges an uploaded file as a test; INVALID names the field, the file and the reason. */
export async function tryDocument(
  store: FileStore,
  { instance, field }: { instance: string; field: string },
  { hash, name }: NamedFile,
): Promise<void> {
  // A file that was never uploaded is refused elsewhere, with all missing files.
  if (!(await store.has(instance, hash))) return;
  // Lazy import: loads the PDF libraries only when needed.
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
