import { FileInput } from '../../inputs/FileInput';
import type { EnteredType } from './enteredType';

export const fileEntered: EnteredType<'file'> = {
  Input: FileInput,
  Filter: null,
};
