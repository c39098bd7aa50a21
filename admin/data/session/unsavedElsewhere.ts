import { hasUnsavedWork, onUnsavedChange } from '../../kit/settings/unsavedWork';

const prefix = 'plumbline-unsaved:';

type Locks = Pick<LockManager, 'request' | 'query'>;

/**
 * Whether another tab has unsaved input. Each tab holds a Web Lock while it does: the browser lists them at once, also
 * of a busy tab, and releases them when a tab is closed.
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
