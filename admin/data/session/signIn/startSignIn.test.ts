import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const kept = new Map<string, string>();
const left: string[] = [];

// What of a browser's window this asks for.
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('window', {
    location: {
      pathname: '/equipments/overview',
      search: '?page=2',
      hash: '#x',
      assign: (address: string) => left.push(address),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  kept.clear();
  left.length = 0;
});

/** A page load: modules begin anew. */
const load = async () => {
  vi.resetModules();
  return import('./startSignIn');
};

test('comes back to the screen it left, once', async () => {
  (await load()).startSignIn({ language: 'de-DE', email: 'anna+1@auditor.example' });
  expect(left).toEqual(['/api/oauth/issuer?ui_locales=de-DE&login_hint=anna%2B1%40auditor.example']);
  const { takeReturnAddress } = await load();
  expect([takeReturnAddress(), takeReturnAddress()]).toEqual([
    '/equipments/overview?page=2#x',
    '/equipments/overview?page=2#x',
  ]);
  expect((await load()).takeReturnAddress()).toBeNull();
});

test.each([
  '//evil.example',
  '/\\evil.example',
  'https://evil.example',
  '/',
  '/index.html/afterlogin?error=X',
  '/login',
  '',
])('never comes back to %s', async (returnTo) => {
  (await load()).startSignIn({ returnTo });
  kept.set('plumbline-return-address', kept.get('plumbline-return-address') ?? returnTo);
  expect((await load()).takeReturnAddress()).toBeNull();
});

test('asks for no language the product does not speak', async () => {
  (await load()).startSignIn({ language: 'fr-FR' });
  expect(left).toEqual(['/api/oauth/issuer?']);
});
