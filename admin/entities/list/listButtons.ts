import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';

export interface ListButtonProps {
  /** What all rows of the list share, where it stands on the screen of one record: `{instance: id}`. */
  given: Readonly<Record<string, unknown>>;
}

/**
 * A button of a domain's own above the rows of a list, for what concerns no single row. Every domain folder may hold one
 * `<domain>ListButtons.ts` that exports `const <domain>ListButtons: readonly ListButton[]`; it draws nothing where it does
 * not apply.
 */
export interface ListButton {
  resource: EntityName;
  load: () => Promise<ComponentType<ListButtonProps>>;
}

const modules = import.meta.glob<Record<string, readonly ListButton[]>>(['../../domains/*/*ListButtons.ts'], {
  eager: true,
});

export const listButtons: readonly ListButton[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
