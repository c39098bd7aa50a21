import { FilesInput } from '../../inputs/FilesInput';
import type { EnteredType } from './enteredType';

export const filesEntered: EnteredType<'files'> = {
  Input: FilesInput,
  Filter: null,
};
