import type { AnyEntity } from '@plumbline/resources/language/defineEntity';
import type { ComponentType } from 'react';
import { lazyPart } from '../../kit/parts/lazyPart';
import { type ListButtonProps, listButtons } from './listButtons';

interface Button {
  resource: string;
  Component: ComponentType<ListButtonProps>;
}

const buttons: readonly Button[] = listButtons.map(({ resource, load }) => ({
  resource,
  Component: lazyPart(load),
}));

/** The domains' buttons above the rows of this list. */
export function ListButtons({
  entity,
  given = {},
}: {
  entity: AnyEntity;
  given?: Readonly<Record<string, unknown>>;
}) {
  return (
    <>
      {buttons
        .filter(({ resource }) => resource === entity.name)
        .map(({ Component }, index) => (
          // The list is fixed; a button's place is its identity.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Component key={index} given={given} />
        ))}
    </>
  );
}
