import type { ButtonProps } from '@mui/material';
import type { EntityName } from '@plumbline/resources/language/names';
import type { ComponentType } from 'react';

export interface BulkActionProps extends Pick<ButtonProps, 'sx' | 'variant'> {
  ids: readonly string[];
}

/**
 * A button of a domain's own among those for the chosen rows of a list. Every domain folder may hold one
 * `<domain>BulkActions.ts` that exports `const <domain>BulkActions: readonly BulkAction[]`.
 */
export interface BulkAction {
  resource: EntityName;
  load: () => Promise<ComponentType<BulkActionProps>>;
}

const modules = import.meta.glob<Record<string, readonly BulkAction[]>>(['../../domains/*/*BulkActions.ts'], {
  eager: true,
});

export const bulkActions: readonly BulkAction[] = Object.values(modules).flatMap((module) =>
  Object.values(module).flat(),
);
