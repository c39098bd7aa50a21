import type { ButtonProps } from '@mui/material';
import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';

export interface BulkButtonProps extends Pick<ButtonProps, 'sx' | 'variant'> {
  ids: readonly string[];
}

/**
 * A button of a domain's own among those for the chosen rows of a list. Every domain folder may hold one
 * `<domain>BulkButtons.ts` that exports `const <domain>BulkButtons: readonly BulkButton[]`.
 */
export interface BulkButton {
  resource: EntityName;
  /** Offered for rows that were just made or imported as well: what one does with new ones, such as labels. */
  isForNew?: true;
  load: () => Promise<ComponentType<BulkButtonProps>>;
}

const modules = import.meta.glob<Record<string, readonly BulkButton[]>>(['../../domains/*/*BulkButtons.ts'], {
  eager: true,
});

export const bulkButtons: readonly BulkButton[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
