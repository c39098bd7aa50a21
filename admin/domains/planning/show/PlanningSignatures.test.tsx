import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { LocalRow } from '../../../data/offline';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { PlanningSignatures } from './PlanningSignatures';

afterEach(cleanup);

const signed = {
  id: 's',
  role: 'customer' as const,
  name: 'Łukasz Świątek',
  place: 'Wrocław',
  date: '2026-11-10',
  image: { hash: 'a', name: 'customer.png', mimeType: 'image/png', size: 1 },
  forDate: '2026-11-20',
  forCount: 12,
};
const draw = (planning: Partial<LocalRow<'auditPlannings'>>, maySign = true, actor: object = {}) =>
  renderScreen({
    // What the card looks at of a planning.
    element: (
      <PlanningSignatures
        planning={{ id: 'p', signatures: [signed], ...planning } as LocalRow<'auditPlannings'>}
        maySign={maySign}
      />
    ),
    resource: 'auditPlannings',
    dataProvider: memoryData({}).dataProvider,
    actor,
  });

it('says what was confirmed, and that the appointment is another one since', () => {
  draw({ datePlanned: '2026-11-21', plannedCount: 12 });
  expect(screen.getByText('Łukasz Świątek, Wrocław, 10.11.2026')).toBeTruthy();
  expect(screen.getByText('Potwierdzono: 20.11.2026, urządzeń: 12')).toBeTruthy();
  expect(screen.getByText('Termin lub lista zmieniły się od czasu podpisu.')).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /^Podpisz/ })).toHaveLength(2);
});

it('is content with what was confirmed, and takes no signature of a finished one', () => {
  draw({ datePlanned: '2026-11-20', plannedCount: 12 }, false);
  expect(screen.queryByText(/zmieniły się/)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is signed by the customer, in an account without customers by who is responsible on site', () => {
  draw({});
  expect(screen.getByRole('heading', { name: 'Klient' })).toBeTruthy();
  cleanup();
  draw({}, true, { instanceType: 'COMPANY' });
  expect(screen.queryByRole('heading', { name: 'Klient' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Osoba odpowiedzialna na miejscu' })).toBeTruthy();
});
