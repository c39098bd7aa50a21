import { type Built, build, type Exact, type None } from './build';
import type { FieldTypeModule } from './fieldType';
import { type FilesOptions, type FileValue, hashOf, isFileValue } from './file';
import { wrong } from './wrong';

export interface FilesShape {
  options: FilesOptions;
  value: FileValue[];
}

export const files = <const O extends FilesOptions = None>(
  options?: Exact<O, FilesOptions>,
): Built<'files', O> => build('files', options);

export const filesType: FieldTypeModule<'files'> = {
  check(value, { max }) {
    if (!Array.isArray(value) || !value.every(isFileValue)) return wrong('file');
    return max !== undefined && value.length > max ? wrong('maxItems', { max }) : null;
  },
  textOf: (value) => value.map(({ name }) => name).join(', '),
  isJson: true,
  isWritten: true,
  hashes: (value) => (Array.isArray(value) ? value.map(hashOf) : []),
};
