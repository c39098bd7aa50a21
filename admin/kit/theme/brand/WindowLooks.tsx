import { useTheme } from '@mui/material/styles';
import { useEffect } from 'react';
import { useBrand } from './brandStore';

/** Gives the window itself the app's colours, and keeps them for `public/preload.js`, which draws before the app does. */
export function WindowLooks() {
  const { mode, background, head } = useTheme().palette;
  const brand = useBrand();
  const page = background.default;
  const bar = head.ground;
  useEffect(() => {
    const root = document.documentElement;
    root.style.background = page;
    root.style.colorScheme = mode;
    for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
      meta.setAttribute('content', bar);
    try {
      localStorage.setItem('plumbline.window', JSON.stringify({ mode, page, bar }));
    } catch {
      // Without a memory the first moment is in our own colours.
    }
  }, [mode, page, bar]);
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (!link) return;
    link.dataset.own ??= link.getAttribute('href') ?? '';
    const wanted = brand ? `/api/brands/${brand.broker}/manifest.webmanifest` : link.dataset.own;
    // Said again it would be fetched again.
    if (link.getAttribute('href') !== wanted) link.href = wanted;
  }, [brand]);
  return null;
}
