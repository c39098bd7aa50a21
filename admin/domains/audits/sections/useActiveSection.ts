import { useEffect, useState } from 'react';

// Pixels; below the sticky bars.
const line = 180;

/** The section being read: the last one whose top is above the line. */
export function useActiveSection(anchors: readonly string[]): string | undefined {
  const [active, setActive] = useState(anchors[0]);
  const key = anchors.join(' ');
  useEffect(() => {
    const look = () => {
      const passed = key.split(' ').filter((anchor) => {
        const top = document.getElementById(anchor)?.getBoundingClientRect().top;
        return top !== undefined && top <= line;
      });
      const isAtEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 4;
      setActive(isAtEnd && window.scrollY > 0 ? key.split(' ').at(-1) : (passed.at(-1) ?? key.split(' ')[0]));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [key]);
  return active;
}
