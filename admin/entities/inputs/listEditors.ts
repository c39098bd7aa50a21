import type { ListEditor } from '@plumbline/resources/language/fields/field';
import type { ComponentType } from 'react';
import type { InputProps } from './inputProps';

/**
 * Extension point: an editor that a definition may name instead of the generic list (`editor`). A domain folder may
 * have a `<domain>ListEditors.ts` that exports `const <domain>ListEditors: readonly ListEditorPart[]`.
 */
export interface ListEditorPart {
  editor: ListEditor;
  load: () => Promise<ComponentType<InputProps<'list'>>>;
}

const modules = import.meta.glob<Record<string, readonly ListEditorPart[]>>(
  ['../../domains/*/*ListEditors.ts'],
  { eager: true },
);

export const listEditors: readonly ListEditorPart[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
