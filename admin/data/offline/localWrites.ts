import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';
import { openClient } from './currentClient';
import type { RemoveOptions, SaveOptions } from './OfflineClient';
import type { LocalPatch } from './types';

// All of these resolve when the change is stored on the device, and only then may a screen say "saved"; they reject
// with BROWSER_STORAGE if this browser has no storage.

export const saveLocally = async <N extends EntityName>(
  resource: N,
  id: string,
  patch: LocalPatch<N>,
  options?: SaveOptions,
): Promise<void> => openClient().save(resource, id, patch, options);

/** Resolves with the new record's id. */
export const createLocally = async <N extends EntityName>(
  resource: N,
  draft: LocalPatch<N> & { id?: string },
): Promise<string> => openClient().create(resource, draft);

export const deleteLocally = async (
  resource: EntityName,
  id: string,
  options?: RemoveOptions,
): Promise<void> => openClient().remove(resource, id, options);

/** A named command of the API (`finish`), sent once the device is online, after everything saved before it. */
export const commandLocally = async (
  resource: EntityName,
  id: string,
  name: string,
  args?: Record<string, unknown>,
): Promise<void> => openClient().command(resource, id, name, args);

/**
 * Stores the photo on the device and returns the value for a file field; it is uploaded before the command that refers
 * to it.
 */
export const savePhoto = async (content: Blob, name?: string): Promise<FileValue> =>
  openClient().savePhoto(content, name);

export const syncNow = async (): Promise<void> => openClient().syncNow();
