import { useTheme } from '@mui/material/styles';
import { iconAddress, manifestAddress } from '@plumbline/resources/rules/brands/brand';
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
    lead('manifest', brand ? manifestAddress(brand) : '/manifest.webmanifest');
    lead('icon', brand ? iconAddress(brand) : '/icon.svg');
    lead('apple-touch-icon', brand ? iconAddress(brand) : '/icon-192.png');
  }, [brand]);
  return null;
}

function lead(rel: 'manifest' | 'icon' | 'apple-touch-icon', address: string): void {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  // Said again it would be fetched again.
  if (!link || link.getAttribute('href') === address) return;
  link.href = address;
  link.type = rel !== 'icon' ? '' : address.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
}
