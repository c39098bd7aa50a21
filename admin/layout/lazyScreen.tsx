import { type ComponentType, Fragment, lazy, type ReactElement, Suspense } from 'react';
import { OnlineOnly } from '../offline/OnlineOnly';
import { fetchScreen, loadedScreen, type ScreenLoader } from './fetchScreen';
import type { ScreenRoute } from './routes';
import { ScreenBoundary } from './ScreenBoundary';
import { ScreenLoading } from './ScreenLoading';
import { ScreenTitle } from './ScreenTitle';

/** A screen in a chunk of its own, which says when it is being loaded and when it could not be. */
export function lazyScreen({
  load,
  title,
  path,
  isOnlineOnly = false,
}: Pick<ScreenRoute, 'load' | 'title' | 'path' | 'isOnlineOnly'>): ReactElement {
  const Needs = isOnlineOnly ? OnlineOnly : Fragment;
  return (
    <ScreenBoundary>
      {title && <ScreenTitle title={title} />}
      <Suspense fallback={<ScreenLoading />}>
        <Needs>
          <LoadedOrLazy key={path} load={load} />
        </Needs>
      </Suspense>
    </ScreenBoundary>
  );
}

/** What is here is drawn at once: React shows what it has waited for no sooner than 300 ms after it began to wait. */
function LoadedOrLazy({ load }: { load: ScreenLoader }): ReactElement {
  const Screen = loadedScreen(load) ?? whenLoaded(load);
  return <Screen />;
}

const waiting = new Map<ScreenLoader, ComponentType>();

function whenLoaded(load: ScreenLoader): ComponentType {
  const known = waiting.get(load);
  if (known) return known;
  const Screen = lazy(async () => {
    try {
      return { default: await fetchScreen(load) };
    } catch (error) {
      // The one that failed stays failed for React; who comes back to the screen gets a new one.
      waiting.delete(load);
      throw error;
    }
  });
  waiting.set(load, Screen);
  return Screen;
}
