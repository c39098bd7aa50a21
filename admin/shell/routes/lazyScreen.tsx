import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { NeedsStore } from '../../entities/sync/NeedsStore';
import { OnlineOnly } from '../../entities/sync/OnlineOnly';
import { ScreenBoundary } from '../../kit/parts/ScreenBoundary';
import { ScreenLoading } from '../../kit/parts/ScreenLoading';
import { ScreenTitle } from '../../kit/parts/ScreenTitle';
import type { ScreenRoute } from '../../kit/routes/routes';
import { fetchScreen, loadedScreen, type ScreenLoader } from './fetchScreen';

/** A lazily loaded screen with loading and error states. */
export function lazyScreen({
  load,
  title,
  path,
  frame,
  isOnlineOnly = false,
  needsStore = false,
}: Omit<ScreenRoute, 'prepare'>): ReactElement {
  const loaded = <LoadedOrLazy key={path} load={load} />;
  const screen = needsStore ? (
    <NeedsStore title={title} isBare={frame === 'bare'}>
      {loaded}
    </NeedsStore>
  ) : (
    loaded
  );
  return (
    <ScreenBoundary>
      {title && <ScreenTitle title={title} />}
      {isOnlineOnly ? <OnlineScreen title={title}>{screen}</OnlineScreen> : screen}
    </ScreenBoundary>
  );
}

/** Shows the title even if the screen cannot be loaded. */
function OnlineScreen({ title, children }: { title: string | undefined; children: ReactNode }) {
  const translate = useTranslate();
  return <OnlineOnly title={title && translate(title)}>{children}</OnlineOnly>;
}

/**
 * Renders a loaded chunk synchronously. Not with `React.lazy`: it reveals content at least 300 ms after it started to
 * wait, and retries failures by itself.
 */
function LoadedOrLazy({ load }: { load: ScreenLoader }): ReactNode {
  const [{ Screen, error }, setState] = useState<{ Screen?: ComponentType | undefined; error?: unknown }>({
    Screen: loadedScreen(load),
  });
  useEffect(() => {
    const here = loadedScreen(load);
    if (here) return setState((known) => (known.Screen === here ? known : { Screen: here }));
    let isGone = false;
    fetchScreen(load).then(
      (loaded) => !isGone && setState({ Screen: loaded }),
      (reason: unknown) => !isGone && setState({ error: reason }),
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  if (error) throw error;
  return Screen ? <Screen /> : <ScreenLoading />;
}
