import type { ButtonProps } from '@mui/material';
import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';

export interface BulkButtonProps extends Pick<ButtonProps, 'sx' | 'variant'> {
  ids: readonly string[];
}

/**
 * Extension point: a domain's button among the bulk actions of a list. A domain folder may have a
 * `<domain>BulkButtons.ts` that exports `const <domain>BulkButtons: readonly BulkButton[]`.
 */
export interface BulkButton {
  resource: EntityName;
  /** Also offered for rows just created or imported, for example printing labels. */
  isForNew?: true;
  load: () => Promise<ComponentType<BulkButtonProps>>;
}

const modules = import.meta.glob<Record<string, readonly BulkButton[]>>(['../../domains/*/*BulkButtons.ts'], {
  eager: true,
});

export const bulkButtons: readonly BulkButton[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
