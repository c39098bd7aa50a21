import { hasUnsavedWork, onUnsavedChange } from '../../kit/settings/unsavedWork';

const prefix = 'plumbline-unsaved:';

type Locks = Pick<LockManager, 'request' | 'query'>;

/**
 * Whether another tab holds something unsaved. Each holds a lock of its own as long as it does; the browser knows of all of
 * them at once, also of a tab that is too busy to answer, and lets go of one with its tab.
 */
export function createUnsavedElsewhere(locks: Locks | undefined): () => Promise<boolean> {
  const own = `${prefix}${crypto.randomUUID()}`;
  let letGo: (() => void) | null = null;
  const show = () => {
    letGo?.();
    letGo = null;
    if (!hasUnsavedWork()) return;
    const isOver = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    void locks?.request(own, () => isOver);
  };
  onUnsavedChange(show);
  show();
  return async () => {
    const { held = [] } = (await locks?.query()) ?? {};
    return held.some(({ name = '' }) => name.startsWith(prefix) && name !== own);
  };
}
