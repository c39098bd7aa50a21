import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';

export interface ListButtonProps {
  /** Values all rows of the list share, on the screen of one record: `{instance: id}`. */
  given: Readonly<Record<string, unknown>>;
}

/**
 * Extension point: a domain's button above the rows of a list. A domain folder may have a `<domain>ListButtons.ts`
 * that exports `const <domain>ListButtons: readonly ListButton[]`; the component renders nothing where it does not
 * apply.
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
