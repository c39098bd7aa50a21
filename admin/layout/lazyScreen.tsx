import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import { ScreenBoundary } from './ScreenBoundary';
import { ScreenLoading } from './ScreenLoading';

const attempts = 3;
const pause = 1000;

/** A screen in a chunk of its own; loading it is tried three times, a second apart, before the error is shown. */
export function lazyScreen(load: () => Promise<ComponentType>): ReactElement {
  const Screen = lazy(async () => ({ default: await tryLoading(load, attempts) }));
  return (
    <ScreenBoundary>
      <Suspense fallback={<ScreenLoading />}>
        <Screen />
      </Suspense>
    </ScreenBoundary>
  );
}

export async function tryLoading<T>(
  load: () => Promise<T>,
  left: number,
  wait = (): Promise<unknown> =>
    new Promise((resolve) => {
      setTimeout(resolve, pause);
    }),
): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (left <= 1) throw error;
    await wait();
    return tryLoading(load, left - 1, wait);
  }
}
