import { uploadFile as contract } from '@plumbline/resources/commands/platform';
import type { FileValue } from '@plumbline/resources/language/fields/field';
import { commandRequest } from '../calls';
import { currentClient, OfflineError, savePhoto } from '../offline';
import { apiFetch } from '../session/session';
import { hashOf } from './hashOf';
import { rememberPicked } from './pickedFiles';

/**
 * Uploads a file under its content hash and returns the value for a file field; idempotent. Offline it waits in the
 * outbox, before the change that refers to it.
 */
export async function uploadFile(file: File, { keepsOriginal = false } = {}): Promise<FileValue> {
  // The outbox sends photos, which are made smaller.
  if (keepsOriginal && currentClient()?.connection().isOnline === false)
    throw new OfflineError('ONLINE_ONLY');
  if (currentClient()?.connection().isOnline === false) {
    const value = await savePhoto(file, file.name);
    rememberPicked(value.hash, file);
    return value;
  }
  const hash = await hashOf(file);
  rememberPicked(hash, file);
  const headers = { 'content-type': file.type, 'x-file-name': encodeURIComponent(file.name.slice(0, 200)) };
  const response = await apiFetch(
    ...commandRequest(
      contract,
      { hash, ...(keepsOriginal ? { input: { original: 'kept' as const } } : {}) },
      { headers, body: file },
    ),
  );
  const stored: unknown = await response.json().catch(() => null);
  return isFileValue(stored)
    ? stored
    : { hash, name: file.name.slice(0, 200), mimeType: file.type, size: file.size };
}

const isFileValue = (value: unknown): value is FileValue =>
  typeof value === 'object' &&
  value !== null &&
  'hash' in value &&
  'name' in value &&
  'mimeType' in value &&
  'size' in value;
