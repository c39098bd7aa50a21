import type { ComponentType } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart';
import { ListSkeleton } from '../list/ListSkeleton';
import type { InputProps } from './inputProps';
import { ListInput } from './ListInput';
import { listEditors } from './listEditors';

const editors = new Map<string, ComponentType<InputProps<'list'>>>(
  listEditors.map(({ editor, load }) => [editor, lazyPart(load, <ListSkeleton />)]),
);

/** The list's own editor if its definition names one, else the generic input. */
export function ListEditors(props: InputProps<'list'>) {
  const Editor = props.field.editor && editors.get(props.field.editor);
  if (!Editor) return <ListInput {...props} />;
  return <Editor {...props} />;
}
