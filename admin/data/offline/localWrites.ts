import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { EntityName } from '@plumbline/resources/language/names';
import { openClient } from './currentClient';
import type { SaveOptions } from './OfflineClient';
import type { LocalPatch } from './types';

// All of these resolve when the change is on the device's disk, and only then may a screen say "saved"; they reject with
// BROWSER_STORAGE where this browser keeps nothing.

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

export const deleteLocally = async (resource: EntityName, id: string, options?: SaveOptions): Promise<void> =>
  openClient().remove(resource, id, options);

/** A named command of the API (`finish`), sent once the device is online, after all that was saved before it. */
export const commandLocally = async (
  resource: EntityName,
  id: string,
  name: string,
  args?: Record<string, unknown>,
): Promise<void> => openClient().command(resource, id, name, args);

/** Keeps the photo on the device and returns the value to put into a file field; it travels before what names it. */
export const savePhoto = async (content: Blob, name?: string): Promise<FileValue> =>
  openClient().savePhoto(content, name);

export const syncNow = async (): Promise<void> => openClient().syncNow();
