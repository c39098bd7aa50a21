import { Skeleton } from '@mui/material';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { tryLoading } from '../../layout/tryLoading';

/** An input in a chunk of its own, for what is heavy and not on every screen; its room is kept until it is there. */
export function lazyInput<P extends object>(
  load: () => Promise<ComponentType<P>>,
): (props: P) => ReactElement {
  const Loaded = lazy(async () => ({ default: await tryLoading(load) }));
  return function LazyInput(props: P) {
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
