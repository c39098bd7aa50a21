import { type ComponentType, type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { tryLoading } from '../manners/tryLoading';
import { PartFailed } from './PartFailed';
import { ReloadQuestion } from './ReloadQuestion';

type LazyPart<P> = ((props: P) => ReactNode) & {
  /** Fetches it beforehand, so that it is drawn at once. */
  preload: () => Promise<void>;
};

interface Failure<P> {
  error: unknown;
  onRetry: () => void;
  props: P;
}

/**
 * A part of a screen in a chunk of its own, for what is heavy and not always asked for. Its place is kept by `waiting`
 * until it is there; where it could not be fetched, `failed` stands there, the rest of the screen and what is typed there
 * stay as they are.
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
        // Who asks again gets another try.
        fetching = undefined;
        throw error;
      },
    );
    return fetching;
  };
  // Not by Suspense: React shows what it waited for no sooner than 300 ms after it began to wait.
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

/** The same for what opens over the screen: in its place stands the question alone, and who says no has it shut. */
export const lazyDialog = <P extends { onClose: () => void }>(load: () => Promise<ComponentType<P>>) =>
  lazyPart(load, null, ({ error, props }) => <ReloadQuestion error={error} onStay={props.onClose} />);
