import type { ListEditor } from '@plumbline/resources/fields/field';
import type { ComponentType } from 'react';
import { lazyPart } from '../../layout/lazyPart';
import { ListSkeleton } from '../list/ListSkeleton';
import type { InputProps } from './inputProps';
import { ListInput } from './ListInput';

/** One line per editor a definition may ask for instead of the generic list. */
const editors: Record<ListEditor, ComponentType<InputProps<'list'>>> = {
  regulationParts: lazyPart(
    () => import('../../regulations/editor/PartsEditor').then((module) => module.PartsEditor),
    <ListSkeleton />,
  ),
};

/** The list's own editor where its definition names one, else the generic input. */
export function ListEditors(props: InputProps<'list'>) {
  const Editor = props.field.editor && editors[props.field.editor];
  if (!Editor) return <ListInput {...props} />;
  return <Editor {...props} />;
}
