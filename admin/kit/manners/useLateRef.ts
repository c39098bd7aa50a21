import { type Ref, type RefCallback, useCallback } from 'react';

/** The same ref, told of its element in the next frame: what keeps it in its state draws anew after the screen is seen. */
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
