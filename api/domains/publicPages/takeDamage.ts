import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { Request } from 'express';
import type { Api } from '../../base/context/context';
import { ApiError } from '../../base/errors/errors';
import { asSystem } from '../../entities/call';
import { attemptLimits } from '../../platform/auth/passwords/attemptLimits';
import { signInState } from '../../platform/auth/signInState';
import { type FileStore, storeFile } from '../../platform/files';
import { checkDraft, type DamageDraft, type DamageErrors, draftOf } from './damageDraft';
import type { PublicFind } from './findPublicPiece';
import { keepDamage } from './keepDamage';
import { contentOf, discardAll, mostPhotos, readDamageForm, type SentPhoto } from './readDamageForm';

type Outcome = { id: string } | { seconds: number } | { draft: DamageDraft; errors: DamageErrors };

/**
 * Handles a submitted form: returns the id of the created task, the seconds to wait if rate-limited, or the draft with
 * its errors. Photos of an invalid draft are stored, and returned encrypted in it.
 */
export function takeDamage(api: Api, store: FileStore) {
  const onPiece = attemptLimits(api.db, 'damageReport');
  const inAccount = attemptLimits(api.db, 'damageReports');
  return async (req: Request, { piece }: PublicFind): Promise<Outcome> => {
    const address = req.ip ?? '';
    const seconds =
      (await onPiece.take({ account: piece.id, address })) ??
      (await inAccount.take({ account: piece.instance, address }));
    if (seconds !== null) return { seconds };
    const maxBytes = api.config.maxUploadBytes;
    const form = await readDamageForm(req, { folder: store.temporaryFolder, maxBytes });
    try {
      // Honeypot: the field is invisible, so only bots fill it.
      if (form.values.website) return { id: draftOf(form.values).id };
      return await takeForm(api, store, piece, form);
    } finally {
      await discardAll(form.photos);
    }
  };
}

async function takeForm(
  api: Api,
  store: FileStore,
  piece: PublicFind['piece'],
  form: Awaited<ReturnType<typeof readDamageForm>>,
): Promise<Outcome> {
  const { sealer } = await signInState(api);
  const earlier = Object.entries(form.values).flatMap(([name, token]) =>
    name.startsWith('photo-') ? opened(() => sealer.open(token), piece.id) : [],
  );
  const { kept, broken } = await keepPhotos(api, store, piece.instance, form.photos);
  const photos = [...earlier, ...kept].slice(0, mostPhotos);
  const draft: DamageDraft = {
    ...draftOf(form.values),
    photos: photos.map((photo) => ({
      name: photo.name,
      token: sealer.seal(JSON.stringify({ piece: piece.id, photo })),
    })),
  };
  const isRefused = form.refused.length > 0 || broken;
  const errors: DamageErrors = { ...checkDraft(draft), ...(isRefused ? { photos: 'notTaken' } : {}) };
  if (Object.keys(errors).length > 0) return { draft, errors };
  await keepDamage(api, piece, { draft, photos });
  return { id: draft.id };
}

/** A photo of an earlier attempt for the same equipment; empty for a forged token. */
function opened(open: () => string, piece: string): FileValue[] {
  try {
    const sealed: { piece: string; photo: FileValue } = JSON.parse(open());
    return sealed.piece === piece ? [sealed.photo] : [];
  } catch {
    return [];
  }
}

/** Stored like uploads of users: re-encoded, without camera metadata. */
async function keepPhotos(api: Api, store: FileStore, instance: string, photos: readonly SentPhoto[]) {
  const call = asSystem({ db: api.db, now: api.now() }, instance);
  const kept: FileValue[] = [];
  let broken = false;
  for (const photo of photos)
    try {
      kept.push(
        await storeFile(call, store, {
          hash: photo.hash,
          name: photo.name,
          content: contentOf(photo),
          maxBytes: api.config.maxUploadBytes,
        }),
      );
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'UNSUPPORTED_FILE')) throw error;
      broken = true;
    }
  return { kept, broken };
}
