import type { FieldOptions } from '../fieldOptions';
import { isHash } from '../formats';
import { type Built, build, type Exact, type None } from './build';
import type { FieldTypeModule } from './fieldType';
import { areNotes, type PhotoNotes } from './photoNotes';
import { isObject, isString } from './shapes';
import { wrong } from './wrong';

export interface FilesOptions extends FieldOptions {
  max?: number;
  /** Absent: images and PDFs. `template`: Word and Writer documents, which no other field takes. */
  accept?: 'image' | 'document' | 'documentOrImage' | 'template';
  /** Pictures are also kept in full resolution, for the server's own use. */
  keepsOriginal?: true;
}
export interface FileValue extends PhotoNotes {
  hash: string;
  name: string;
  mimeType: string;
  size: number;
}
export interface FileShape {
  options: FilesOptions;
  value: FileValue;
}

/** MIME types of the documents that templates are written as. */
export const officeTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  odt: 'application/vnd.oasis.opendocument.text',
} as const;

export const isOfficeType = (mimeType: string): boolean =>
  mimeType === officeTypes.docx || mimeType === officeTypes.odt;

export const file = <const O extends FilesOptions = None>(
  options?: Exact<O, FilesOptions>,
): Built<'file', O> => build('file', options);

export const isFileValue = (value: unknown): boolean =>
  isObject(value) &&
  isString(value.hash) &&
  isHash(value.hash) &&
  isString(value.name) &&
  value.name.length <= 200 &&
  isString(value.mimeType) &&
  Number.isInteger(value.size) &&
  areNotes(value);

/** The content hash in a value; '' if it is no file. */
export const hashOf = (value: unknown): string =>
  isObject(value) && value.hash !== undefined ? String(value.hash) : '';

export const fileType: FieldTypeModule<'file'> = {
  check: (value) => (isFileValue(value) ? null : wrong('file')),
  textOf: ({ name }) => name,
  isJson: true,
  isWritten: true,
  hashes: (value) => [hashOf(value)],
};
