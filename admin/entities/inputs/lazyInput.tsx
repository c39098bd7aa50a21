import { Skeleton } from '@mui/material';
import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { tryLoading } from '../../layout/tryLoading';

/** An input in a chunk of its own, for what is heavy and not on every screen; its room is kept until it is there. */
export function lazyInput<P extends object>(load: () => Promise<ComponentType<P>>): LazyInput<P> {
  let Here: ComponentType<P> | undefined;
  const fetched = async () => {
    Here = await tryLoading(load);
    return Here;
  };
  const Loaded = lazy(async () => ({ default: await fetched() }));
  const LazyInput = (props: P) =>
    Here ? (
      <Here {...props} />
    ) : (
      <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
        <Loaded {...props} />
      </Suspense>
    );
  return Object.assign(LazyInput, {
    preload: async () => {
      await fetched();
    },
  });
}

type LazyInput<P> = ((props: P) => ReactElement) & {
  /** Fetches it beforehand, so that it is drawn at once. */
  preload: () => Promise<void>;
};
