import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
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
  const screen = <LoadedOrLazy key={path} load={load} />;
  return (
    <ScreenBoundary>
      {title && <ScreenTitle title={title} />}
      <Suspense fallback={<ScreenLoading />}>
        {isOnlineOnly ? <OnlineScreen title={title}>{screen}</OnlineScreen> : screen}
      </Suspense>
    </ScreenBoundary>
  );
}

/** Named also where there is nothing else of it to show. */
function OnlineScreen({ title, children }: { title: string | undefined; children: ReactNode }) {
  const translate = useTranslate();
  return <OnlineOnly title={title && translate(title)}>{children}</OnlineOnly>;
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
