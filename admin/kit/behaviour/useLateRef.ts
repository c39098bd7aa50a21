import { type Ref, type RefCallback, useCallback } from 'react';

/**
 * A callback ref called in the next frame: a parent that stores the element in its state then re-renders after the
 * first paint.
 */
export function useLateRef<T>(ref: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (element: T) => {
      let detach = () => {};
      const frame = requestAnimationFrame(() => {
        detach = attach(ref, element);
      });
      return () => {
        cancelAnimationFrame(frame);
        detach();
      };
    },
    [ref],
  );
}

function attach<T>(ref: Ref<T> | undefined, element: T): () => void {
  if (typeof ref === 'function') return ref(element) ?? (() => void ref(null));
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
