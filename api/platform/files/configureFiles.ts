import { entityList } from '@plumbline/resources/entities/index';
import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { Request, Response } from 'express';
import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { callOf } from '../../entities/callOf';
import { hashesOfRow } from '../../entities/checkFiles';
import { getRecord } from '../../entities/getRecord';
import { registerHooks } from '../../entities/hooks';
import { readOwner, refuseOthers } from '../sync';
import { bringFiles } from './bringFiles';
import type { FileStore } from './fileStore';
import { forgetContents } from './forgetContents';
import { findFile, storeFile } from './storeFile';

/** Mounts uploads by content hash, and reading through the record that names the file. */
export function configureFiles(api: Api, store: FileStore): void {
  api.web.put('/api/files/:hash', async (req, res) => {
    const call = callOf(api, req);
    // A device sends photos in the name of the person who took them, no matter who is signed in by now.
    const owner = req.headers['x-owner'];
    if (typeof owner === 'string') refuseOthers(call.actor, readOwner(owner));
    const { maxUploadBytes } = api.config;
    if (call.actor.tokenScopes && !call.actor.tokenScopes.includes('write')) fail('FORBIDDEN');
    const hash = String(req.params.hash);
    if (!/^[0-9a-f]{64}$/.test(hash)) fail('BAD_REQUEST', { field: 'hash' });
    if (Number(req.headers['content-length'] ?? 0) > maxUploadBytes)
      fail('TOO_LARGE', { maxBytes: maxUploadBytes });
    res.json(
      await storeFile(call, store, { hash, name: nameOf(req), content: req, maxBytes: maxUploadBytes }),
    );
  });
  registerHooks('files', forgetContents(store));
  const bringing = bringFiles(store);
  for (const entity of entityList) {
    registerHooks(entity.name, bringing);
    api.web.get(`/api/${entity.name}/:id/files/:hash`, (req, res) => sendFile(api, store, entity, req, res));
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

async function sendFile(
  api: Api,
  store: FileStore,
  entity: AnyEntity,
  req: Request,
  res: Response,
): Promise<void> {
  const call = callOf(api, req);
  const hash = String(req.params.hash);
  const row = await getRecord(call, entity, String(req.params.id));
  if (!hashesOfRow(entity, row).has(hash)) fail('NOT_FOUND', { resource: 'files' });
  // A row of the shared catalogue names a file of the provider's account.
  const instance = String(row.instance);
  const file =
    (await findFile({ db: api.db, actor: { ...call.actor, instance } }, hash)) ??
    fail('NOT_FOUND', { resource: 'files' });
  const isThumbnail = req.query.size === 'thumb' && (await store.has(instance, hash, 'thumb'));
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
