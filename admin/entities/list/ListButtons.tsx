import type { AnyEntity } from '@plumbline/resources/defineEntity';
import { type ComponentType, lazy, Suspense } from 'react';
import { type ListButtonProps, listButtons } from './listButtons';

interface Button {
  resource: string;
  Component: ComponentType<ListButtonProps>;
}

const buttons: readonly Button[] = listButtons.map(({ resource, load }) => ({
  resource,
  Component: lazy(() => load().then((component) => ({ default: component }))),
}));

/** What the domains have to offer above the rows of this list. */
export function ListButtons({
  entity,
  given = {},
}: {
  entity: AnyEntity;
  given?: Readonly<Record<string, unknown>>;
}) {
  return (
    <Suspense fallback={null}>
      {buttons
        .filter(({ resource }) => resource === entity.name)
        .map(({ Component }, index) => (
          // The list is fixed; a button's place is its identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Component key={index} given={given} />
        ))}
    </Suspense>
  );
}
