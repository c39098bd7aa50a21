import { useRef } from 'react';

/**
 * Detects an incomplete typed date, which pickers do not report. `tell` is called when the field is left, and on Enter
 * before the form is saved.
 */
export function useHalfDate(date: Date | null, tell: (isHalf: boolean) => void) {
  // Its text is the date with placeholders for missing parts; empty if nothing was typed.
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
