import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { LicenseStanding } from './LicenseStanding';

afterEach(cleanup);

const licence = {
  id: 'l',
  validFrom: '2020-01-01',
  validBefore: '2999-01-01',
  isTrial: false,
  paidAt: null,
  resignedAt: null,
};
const draw = (more: object) =>
  renderScreen({
    element: <LicenseStanding record={{ ...licence, ...more }} />,
    resource: 'licenses',
    dataProvider: memoryData({}).dataProvider,
  });

it('says that a licence is in force, or over', () => {
  draw({});
  expect(screen.getByText('Aktywna')).toBeTruthy();
  cleanup();
  draw({ validBefore: '2021-01-01' });
  expect(screen.queryByText('Aktywna')).toBeNull();
  expect(document.body.textContent).toMatch(/Wygas/);
});

it('says how long a trial lasts', () => {
  draw({ isTrial: true });
  expect(document.body.textContent).toMatch(/próbny/);
});
