import type { Brand } from '@plumbline/resources/rules/brands/brand';
import { afterEach, expect, it, vi } from 'vitest';

const brand = (name: string): Brand => ({ broker: name, name, logo: null, colors: null, poweredBy: null });

afterEach(() => {
  localStorage.clear();
  document.head.innerHTML = '';
});

async function opened({ page, kept, user }: { page?: string; kept?: string; user?: string }) {
  if (page) {
    const meta = document.createElement('meta');
    meta.name = 'brand';
    meta.content = JSON.stringify(brand(page));
    document.head.append(meta);
  }
  if (kept) localStorage.setItem('plumbline.brand', JSON.stringify(brand(kept)));
  if (user) localStorage.setItem('plumbline.last', JSON.stringify({ user }));
  vi.resetModules();
  return (await import('./brandStore')).currentBrand()?.name ?? null;
}

it('begins a first visit in the looks the server wrote into the page', async () => {
  expect(await opened({ page: 'Link' })).toBe('Link');
});

it('prefers the link that was followed to the looks of the person who has signed out', async () => {
  expect(await opened({ page: 'Link', kept: 'Former' })).toBe('Link');
});

it('keeps the looks of who is signed in, whatever link was followed', async () => {
  expect(await opened({ page: 'Link', kept: 'Own', user: 'anna' })).toBe('Own');
  document.head.innerHTML = '';
  localStorage.clear();
  expect(await opened({ page: 'Link', user: 'anna' })).toBeNull();
});
