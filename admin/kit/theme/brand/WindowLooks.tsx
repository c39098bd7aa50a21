import { useTheme } from '@mui/material/styles';
import { iconAddress, manifestAddress } from '@plumbline/resources/rules/brands/brand';
import { useEffect } from 'react';
import { useBrand } from './brandStore';

/**
 * Applies the theme's colours to the window and stores them for `public/preload.js`, which draws before the app is
 * loaded.
 */
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
      // Without storage the first frame uses the product's colours.
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
  // Setting the same address again would fetch the icon again.
  if (!link || link.getAttribute('href') === address) return;
  link.href = address;
  link.type = rel !== 'icon' ? '' : address.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
}
