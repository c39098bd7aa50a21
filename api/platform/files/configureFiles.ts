import { fileOf } from '@plumbline/resources/commands/everyEntity';
import { uploadFile } from '@plumbline/resources/commands/platform';
import { entityList } from '@plumbline/resources/entities/index';
import type { Request, Response } from 'express';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import { hashesOfRow } from '../../entities/checkFiles';
import { getRecord } from '../../entities/getRecord';
import { handleCommand } from '../../entities/handleCommand';
import { registerHooks } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { takeQuota } from '../quotas';
import { readOwner, refuseOthers } from '../sync';
import { bringFiles } from './bringFiles';
import type { FileStore } from './fileStore';
import { forgetContents } from './forgetContents';
import { findFile, storeFile } from './storeFile';

/** A file that is kept as it came, such as a floor plan, may be so many times as large as others. */
export const originalFactor = 4;

/** Mounts uploads by content hash, and reading through the record that names the file. */
export function configureFiles(api: Api, store: FileStore): void {
  handleCommand(api, uploadFile, async (call, { original }, { req, hash }) => {
    // A device sends photos in the name of the person who took them, no matter who is signed in by now.
    const owner = req.headers['x-owner'];
    if (typeof owner === 'string') refuseOthers(call.actor, readOwner(owner));
    const keepsOriginal = original === 'kept';
    const maxBytes = api.config.maxUploadBytes * (keepsOriginal ? originalFactor : 1);
    if (call.actor.tokenScopes && !call.actor.tokenScopes.includes('write')) fail('FORBIDDEN');
    if (!/^[0-9a-f]{64}$/.test(hash)) fail('BAD_REQUEST', { field: 'hash' });
    if (Number(req.headers['content-length'] ?? 0) > maxBytes) fail('TOO_LARGE', { maxBytes });
    // What is there already, and is sent again because an answer was lost, takes nothing.
    const isKnown = (await findFile(call, hash)) !== undefined;
    const bytes = Number(req.headers['content-length'] ?? maxBytes);
    const amount = isKnown ? 0 : Math.ceil(bytes / 1024);
    const seconds = await takeQuota(api, 'uploads', { instance: call.actor.instance, amount });
    if (seconds !== null) fail('QUOTA_USED', { quota: 'uploads', seconds });
    return storeFile(call, store, { hash, name: nameOf(req), content: req, maxBytes, keepsOriginal });
  });
  registerHooks('files', forgetContents(store));
  const bringing = bringFiles(store);
  for (const entity of entityList) {
    registerHooks(entity.name, bringing);
    handleCommand(api, fileOf(entity), async (call, { size }, { res, id, hash }) => {
      const row = await getRecord(call, entity, id);
      await sendFile({ call, store, res }, hashesOfRow(entity, row).has(hash) ? row : null, { hash, size });
    });
  }
}

function nameOf(req: Request): string {
  try {
    return (
      decodeURIComponent(String(req.headers['x-file-name'] ?? ''))
        .replace(/[\\/\p{Cc}]/gu, '_')
        .slice(-200) || 'file'
    );
  } catch {
    return 'file';
  }
}

interface Sending {
  call: Call;
  store: FileStore;
  res: Response;
}

/** Sends the content that the row names; null: it names none with this hash. */
async function sendFile(
  { call, store, res }: Sending,
  row: Row | null,
  { hash, size }: { hash: string; size?: string | undefined },
): Promise<void> {
  if (!row) return fail('NOT_FOUND', { resource: 'files' });
  // A row of the shared catalogue names a file of the provider's account.
  const instance = String(row.instance);
  const file =
    (await findFile({ db: call.db, actor: { ...call.actor, instance } }, hash)) ??
    fail('NOT_FOUND', { resource: 'files' });
  const isThumbnail = size === 'thumb' && (await store.has(instance, hash, 'thumb'));
  if (!(await store.has(instance, hash))) fail('NOT_FOUND', { resource: 'files' });
  res.setHeader('Content-Type', isThumbnail ? 'image/jpeg' : file.mimeType);
  res.setHeader('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(file.name)}`);
  res.setHeader('Content-Security-Policy', "default-src 'none'; sandbox");
  // Not even the browser's own cache may keep it: signing out without network could not clear that.
  res.setHeader('Cache-Control', 'no-store');
  store
    .stream(instance, hash, isThumbnail ? 'thumb' : undefined)
    .on('error', () => res.destroy())
    .pipe(res);
}
