import { ListEditors } from '../../inputs/EditorOrList';
import type { EnteredType } from './enteredType';

export const listEntered: EnteredType<'list'> = {
  Input: ListEditors,
  Filter: null,
};
