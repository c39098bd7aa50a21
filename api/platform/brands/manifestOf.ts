import { type Brand, iconAddress, iconEdges } from '@plumbline/resources/rules/brands/brand';

/** The same app as in the product's manifest (same `id`), with the broker's name and colours. */
export function manifestOf(brand: Brand): object {
  const { name, colors } = brand;
  return {
    id: '/',
    name,
    short_name: name.slice(0, 30),
    start_url: '/start/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: colors?.backgroundColor ?? '#f5f6f4',
    theme_color: colors?.headerColor ?? colors?.primaryColor ?? '#1d4a59',
    icons: iconEdges.map((edge) => ({
      src: iconAddress(brand, edge),
      sizes: `${edge}x${edge}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
