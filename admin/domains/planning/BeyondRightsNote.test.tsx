import { cleanup, screen, waitFor } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formPartsOf } from '../../entities/form/partsOfForm';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { BeyondRightsNote } from './BeyondRightsNote';

const { asked } = vi.hoisted(() => ({ asked: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: asked }));

beforeEach(() => asked.mockReset());
afterEach(cleanup);

const person = { id: 'c', instanceRole: 'Employee', locationAccess: 'full', permittedLocations: null };
const first = [
  { planning: 'p', title: 'Regały', locationName: 'Hala 3', datePlanned: '2026-11-30' },
  { planning: 'q', title: null, locationName: 'Hala 4', datePlanned: '2026-12-01' },
];
const answer = (found: object) => asked.mockImplementation(async () => new Response(JSON.stringify(found)));

const draw = (typed: object, record: object = person) =>
  renderScreen({
    element: (
      <RecordContextProvider value={record}>
        <BeyondRightsNote values={{ ...record, ...typed }} />
      </RecordContextProvider>
    ),
    resource: 'contacts',
    dataProvider: memoryData({}).dataProvider,
  });

it('stands where rights are given', () => {
  expect(formPartsOf('contacts', 'rights')).toHaveLength(1);
});

it('warns of the appointments that somebody with fewer rights inspects, names them, and asks about the new rights', async () => {
  answer({ count: 7, first });
  draw({ locationAccess: 'restricted', permittedLocations: ['hall'] });
  const note = await screen.findByRole('status');
  expect(note.textContent).toMatch(
    /^Z tymi uprawnieniami ta osoba nie zobaczy w całości 7 otwartych terminów/,
  );
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['30.11.2026 · Regały', '/audits/planning/p/show'],
    ['01.12.2026 · Hala 4', '/audits/planning/q/show'],
  ]);
  expect(note.textContent).toMatch(/i jeszcze 5$/);
  expect(asked.mock.calls[0]?.[0]).toBe('/api/contacts/c/appointmentsBeyond');
  expect(JSON.parse(asked.mock.calls[0]?.[1].body)).toMatchObject({
    instanceRole: 'Employee',
    locationAccess: 'restricted',
    permittedLocations: ['hall'],
  });
});

it('says nothing where the person still sees all of them', async () => {
  answer({ count: 0, first: [] });
  draw({ locationAccess: 'restricted', permittedLocations: ['hall'] });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('status')).toBeNull();
});

it('asks nothing while the rights stay as they are', () => {
  draw({ permittedLocations: [], firstName: 'Anna' });
  draw({ locationAccess: 'restricted' }, {});
  expect(asked).not.toHaveBeenCalled();
});
