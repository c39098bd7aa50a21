import { expect, it } from 'vitest';
import { informationAt } from '../../domains/informations/informationAt';
import { hasScreen } from '../../shell/routes/knownScreens';
import { redirectOf, redirects } from './redirects';

it('sends the addresses of the specification on to where they lead', () => {
  expect(redirectOf('/rodo')).toBe('/start/informations/rodo');
  expect(redirectOf('/RODO')).toBe('/start/informations/privacy-policy');
  expect(redirectOf('/Datenschutz')).toBe('/start/informations/privacy-policy');
  expect(redirectOf('/start/office')).toBe('/start/dashboard');
  expect(redirectOf('/equipments/overview')).toBeUndefined();
  expect(redirectOf('/constructor')).toBeUndefined();
});

it('sends nobody to where there is nothing, or on and on', () => {
  for (const target of Object.values(redirects)) {
    const [path = ''] = target.split('#');
    expect(hasScreen(path)).toBe(true);
    expect(redirectOf(path)).toBeUndefined();
  }
});

it('knows which legal text stands at an address', () => {
  expect(informationAt('/start/informations/agb')).toBe('agb');
  expect(informationAt('/rodo')).toBe('privacy-policy');
  expect(informationAt('/start/informations/rodo')).toBe('privacy-policy');
  expect(informationAt('/start/informations/other')).toBeNull();
  expect(informationAt('/start/dashboard')).toBeNull();
});
