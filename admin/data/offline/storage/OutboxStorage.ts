import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { OutboxItem } from '../types';

export interface StoredPhoto {
  hash: string;
  file: FileValue;
  content: ArrayBuffer;
  isUploaded: boolean;
  savedAt: string;
}

/** An item before it has its place in the order. */
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
 * Where the outbox stands on disk. What a promise of it resolved for survives the tab, the browser and a power cut;
 * failures are StorageErrors.
 */
export interface OutboxStorage {
  items(): Promise<OutboxItem[]>;
  /**
   * One transaction, after those of other tabs: reads the items of one record (null: all), lets `decide` look at them,
   * writes what it says and answers how they stand then. Positions of added items follow all others.
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
