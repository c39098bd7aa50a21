import { cleanup, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as offline from '../../../data/offline';
import { EntityShow } from '../../../entities/show/EntityShow';
import { memoryData } from '../../../entities/testing/memoryData';
import { owner, renderScreen } from '../../../entities/testing/renderScreen';
import { PieceTimeline } from './PieceTimeline';
import type { TimelineEntry } from './timelineOnDevice';

const { asked, connection, device } = vi.hoisted(() => {
  const none = { records: [], total: 0 };
  return {
    asked: vi.fn(),
    connection: { isOnline: true },
    // A device without a downloaded location.
    device: {
      keeps: () => false,
      isReady: () => true,
      list: () => none,
      record: () => undefined,
      state: () => 'synced',
      waitingCommands: () => none.records,
    },
  };
});
vi.mock('../../../data/session/session', () => ({ apiFetch: asked }));
vi.mock('../../../data/offline', async (original) => ({
  ...(await original<typeof offline>()),
  useConnection: () => connection,
  currentClient: () => (connection.isOnline ? null : device),
}));

const change = { by: 'Jan Lis', isSupport: false, before: {}, after: {} };
const entry = (key: string, more: Partial<TimelineEntry>): TimelineEntry => ({
  ...{ key, kind: 'changed', at: '2026-05-04T10:00:00.000Z', resource: 'equipments' as const },
  ...{ record: { id: 'rack' }, change: null, ...more },
});
const moved = {
  ...change,
  before: { location: 'hall', place: null },
  after: { location: 'yard', place: 'Rząd 3' },
};
const page = [
  entry('1', {
    kind: 'planned',
    at: '2027-01-15',
    resource: 'auditPlannings',
    record: { id: 'visit', type: 'expert' },
  }),
  entry('2', {
    kind: 'inspected',
    resource: 'audits',
    record: { id: 'audit', result: 'REPAIR_LOCKED', report: 'report' },
  }),
  entry('3', { change: { ...change, after: { isLocked: true, stateReason: 'Wygięty słup' } } }),
  entry('4', { change: moved }),
];

beforeEach(() => {
  connection.isOnline = true;
  asked.mockReset();
});
afterEach(cleanup);

const piece = {
  ...{ id: 'rack', instance: owner.instance, version: 3, identNumber: 'R-1' },
  createdAt: '2025-02-01T08:00:00.000Z',
};

function draw(element: ReactNode = <EntityShow />) {
  const { dataProvider } = memoryData({
    equipments: [piece],
    locations: [
      { id: 'hall', name: 'Hala 3' },
      { id: 'yard', name: 'Plac' },
    ],
    auditReports: [{ id: 'report', number: 'R-2026-7' }],
  });
  return renderScreen({
    element,
    path: '/equipments/:id/show',
    at: '/equipments/rack/show#timeline',
    resource: 'equipments',
    dataProvider,
  });
}

describe('the timeline of a piece', () => {
  it('is a tab, whose entries tell what happened and lead to their records', async () => {
    asked.mockResolvedValue(Response.json({ entries: page, next: null }));
    draw();
    const list = await screen.findByRole('list', { name: 'Historia' });
    expect(screen.getByRole('tab', { name: 'Historia' }).getAttribute('aria-selected')).toBe('true');
    const links = within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toContainEqual(['Zaplanowano przegląd', '/audits/planning/visit/show']);
    expect(links).toContainEqual(['Zakończono przegląd', '/audits/inspections/audit/show']);
    expect(links).toContainEqual(['Wyłączono z użytkowania', '/equipments/rack/show#changes']);
    expect(await within(list).findByRole('link', { name: 'R-2026-7' })).toBeTruthy();
    expect(within(list).getByText('Do naprawy – zakaz użytkowania')).toBeTruthy();
    expect(within(list).getByText('Wygięty słup')).toBeTruthy();
    const [, , , last] = within(list).getAllByRole('listitem');
    await within(last!).findByText('Plac');
    expect(last!.textContent).toContain('Przeniesiono');
    expect(last!.textContent).toContain('Hala 3 → Plac');
    expect(last!.textContent).toContain('– → Rząd 3');
    expect(last!.textContent).toContain('Jan Lis');
  });

  it('shows older ones on request', async () => {
    asked.mockImplementation(async (path: string) =>
      Response.json(
        path.includes('after=')
          ? { entries: [entry('5', { kind: 'created', change })], next: null }
          : { entries: page, next: 'there' },
      ),
    );
    const { user } = draw();
    await user.click(await screen.findByRole('button', { name: 'Pokaż starsze' }));
    expect(await screen.findByRole('link', { name: 'Utworzono' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pokaż starsze' })).toBeNull();
    expect(asked.mock.lastCall?.[0]).toContain('after=there');
  });

  it('says what went wrong', async () => {
    asked.mockRejectedValue(new Error('away'));
    draw();
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('without a connection shows what the device has, and says so', async () => {
    connection.isOnline = false;
    draw(<PieceTimeline record={piece} />);
    expect(await screen.findByRole('link', { name: 'Utworzono' })).toBeTruthy();
    expect(screen.getByText(/historia pokazuje tylko to, co zapisano lokalnie/)).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });
});
