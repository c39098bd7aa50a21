import { lazy, type ReactElement, Suspense } from 'react';
import type { ScreenRoute } from './routes';
import { ScreenBoundary } from './ScreenBoundary';
import { ScreenLoading } from './ScreenLoading';
import { ScreenTitle } from './ScreenTitle';
import { tryLoading } from './tryLoading';

/** A screen in a chunk of its own, which says when it is being loaded and when it could not be. */
export function lazyScreen({ load, title }: Pick<ScreenRoute, 'load' | 'title'>): ReactElement {
  const Screen = lazy(async () => ({ default: await tryLoading(load) }));
  return (
    <ScreenBoundary>
      {title && <ScreenTitle title={title} />}
      <Suspense fallback={<ScreenLoading />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}
