import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { owner, renderScreen } from '../../entities/testing/renderScreen';
import { ReportScreen } from './ReportScreen';

afterEach(cleanup);

const row = (id: string) => ({ id, instance: owner.instance, version: 1 });

function draw(state: 'open' | 'finished', { cracks = 1 } = {}) {
  const report = {
    ...row('report'),
    ...{ number: 'P-7', state, planning: 'planning', ownerName: 'Odra', language: 'pl-PL' },
    dateFinalized: state === 'finished' ? '2026-11-17T12:00:00.000Z' : null,
    document:
      state === 'finished' ? { hash: 'h', name: 'P-7.pdf', mimeType: 'application/pdf', size: 9 } : null,
  };
  const audit = { planning: 'planning', isFinished: true, result: 'OKAY', equipment: 'rack' };
  const { dataProvider, calls } = memoryData({
    auditReports: [report],
    audits: [
      { ...row('held'), ...audit, report: 'report' },
      { ...row('other'), ...audit, equipment: 'door', report: 'another' },
    ],
    equipments: [
      { ...row('rack'), identNumber: 'REG-1', place: 'Hala C' },
      { ...row('door'), identNumber: 'BR-2' },
    ],
    deficiencies: Array.from({ length: cracks }, (_one, index) => ({
      ...row(`crack-${index}`),
      audit: 'held',
    })),
    contacts: [],
  });
  renderScreen({
    element: <ReportScreen />,
    path: '/audits/reports/:id/show',
    at: '/audits/reports/report/show',
    resource: 'auditReports',
    dataProvider,
  });
  return { asked: (resource: string) => calls.filter((call) => call.resource === resource) };
}

it('is read from the server where the browser keeps nothing, with its inspections and its PDF', async () => {
  draw('finished');
  expect(await screen.findByRole('heading', { level: 1, name: /P-7/ })).toBeTruthy();
  expect((await screen.findByText('REG-1')).closest('li')?.textContent).toContain('1 usterka');
  expect(screen.queryByText('BR-2')).toBeNull();
  expect(screen.getByRole('button', { name: 'Pobierz raport (PDF)' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('one that is not final yet is read as well, and says where it can be worked on', async () => {
  draw('open');
  expect((await screen.findByRole('alert')).textContent).toContain('w zwykłym oknie');
  expect(screen.queryByRole('button')).toBeNull();
});

it('of a final one only what it holds is asked for', async () => {
  const { asked } = draw('finished');
  await screen.findByText('REG-1');
  expect(asked('audits').map(({ params }) => params.filter)).toEqual([{ report: 'report' }]);
});

it('counts also what no longer fits into one answer', async () => {
  draw('finished', { cracks: 1001 });
  expect((await screen.findByText('REG-1')).closest('li')?.textContent).toContain('1001 usterek');
});
