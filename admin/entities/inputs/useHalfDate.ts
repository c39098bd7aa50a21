import { useRef } from 'react';

/**
 * Whether a date was begun and not ended: pickers keep such a one to themselves and tell of none. `tell` hears of it when the
 * field is left, and before Enter saves what it stands in.
 */
export function useHalfDate(date: Date | null, tell: (isHalf: boolean) => void) {
  // Holds the date as it reads, with the signs of what is still missing; an empty text where nothing was typed.
  const written = useRef<HTMLInputElement | null>(null);
  const look = () => tell(date === null && Boolean(written.current?.value));
  return {
    written,
    onBlur: look,
    onKeyDown: ({ key }: { key: string }) => {
      if (key === 'Enter') look();
    },
  };
}
