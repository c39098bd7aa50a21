import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { tryLoading } from '../behaviour/tryLoading';
import { PartFailed } from './PartFailed';
import { ReloadQuestion } from './ReloadQuestion';

type LazyPart<P> = ((props: P) => ReactNode) & {
  /** Loads the chunk in advance, so that it renders at once. */
  preload: () => Promise<void>;
};

interface Failure<P> {
  error: unknown;
  onRetry: () => void;
  props: P;
}

/**
 * A part of a screen in its own chunk. `waiting` is shown while it loads, `failed` if it cannot be loaded; the rest of
 * the screen keeps its state.
 */
export function lazyPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactElement | null = null,
  failed: (failure: Failure<P>) => ReactNode = ({ error, onRetry }) => (
    <PartFailed error={error} onRetry={onRetry} isAsking />
  ),
): LazyPart<P> {
  let loaded: ComponentType<P> | undefined;
  let fetching: Promise<ComponentType<P>> | undefined;
  const fetched = (): Promise<ComponentType<P>> => {
    fetching ??= tryLoading(load).then(
      (part) => {
        loaded = part;
        return part;
      },
      (error: unknown) => {
        // A retry starts a new load.
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };
  // Not React's Suspense, which delays content by up to 300 ms after a fallback was shown.
  const Part = (props: P): ReactNode => {
    const [state, setState] = useState<{ Here?: ComponentType<P> | undefined; error?: unknown }>({
      Here: loaded,
    });
    const [attempt, setAttempt] = useState(0);
    // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches anew.
    useEffect(() => {
      if (loaded) return setState({ Here: loaded });
      let isGone = false;
      fetched().then(
        (Here) => !isGone && setState({ Here }),
        (error: unknown) => !isGone && setState({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [attempt]);
    const { Here, error } = state;
    if (Here) return <Here {...props} />;
    return error ? failed({ error, onRetry: () => setAttempt((made) => made + 1), props }) : waiting;
  };
  return Object.assign(Part, {
    preload: async () => {
      await fetched();
    },
  });
}

/** The same for dialogs: on failure only the question to reload is shown; declining closes it. */
export const lazyDialog = <P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) =>
  lazyPart(load, null, ({ error, props }) => <ReloadQuestion error={error} onStay={props.onClose} />);
