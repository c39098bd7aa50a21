import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { OutboxItem } from '../types';

export interface StoredPhoto {
  hash: string;
  file: FileValue;
  content: ArrayBuffer;
  isUploaded: boolean;
  savedAt: string;
}

/** An item before its position is assigned. */
export type NewItem = Omit<OutboxItem, 'position'>;

export interface Decision<T> {
  add?: readonly NewItem[];
  put?: readonly OutboxItem[];
  remove?: readonly number[];
  result: T;
}

export interface Changed<T> {
  result: T;
  items: OutboxItem[];
}

/**
 * The outbox on disk. A resolved promise means that the change survives the tab, the browser and a power cut; failures
 * are StorageErrors.
 */
export interface OutboxStorage {
  items(): Promise<OutboxItem[]>;
  /**
   * One transaction, serialized with those of other tabs: reads the items of one record (null: all), passes them to
   * `decide`, writes its decision and returns the resulting items. Added items get positions after all others.
   */
  change<T>(
    record: string | null,
    decide: (items: readonly OutboxItem[]) => Decision<T>,
  ): Promise<Changed<T>>;

  photos(): Promise<Omit<StoredPhoto, 'content'>[]>;
  photo(hash: string): Promise<StoredPhoto | undefined>;
  putPhoto(photo: StoredPhoto): Promise<void>;
  removePhotos(hashes: readonly string[]): Promise<void>;

  note(name: string): Promise<string | undefined>;
  putNote(name: string, value: string): Promise<void>;

  close(): void;
  /** Deletes the database. */
  drop(): Promise<void>;
}

export const recordKey = (resource: string, id: string): string => `${resource}/${id}`;
