import { isId, newId } from '@plumbline/resources/language/ids';
import type { Role } from '@plumbline/resources/language/permissions';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { PlanButton } from './PlanButton';

afterEach(cleanup);

const piece = { id: newId(), owner: newId(), location: newId(), isArchived: false, isScrapped: false };
const draw = (record: Record<string, unknown> = {}, role: Role = 'Owner') =>
  renderScreen({
    element: <PlanButton record={{ ...piece, ...record }} />,
    resource: 'equipments',
    dataProvider: memoryData({}).dataProvider,
    actor: { role },
  });

it('leads to the form with the piece, its place and its customer', () => {
  draw();
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Zaplanuj przegląd' }).href);
  const source = JSON.parse(new URLSearchParams(search).get('source') ?? '');
  expect(source).toEqual({ owner: piece.owner, location: piece.location, equipments: [piece.id] });
  expect(isId(source.equipments[0])).toBe(true);
});

it.each([[{ isArchived: true }], [{ isScrapped: true }], [{ location: null }]])(
  'is not there where nothing can be planned: %j',
  (record) => {
    draw(record);
    expect(screen.queryByRole('link')).toBeNull();
  },
);

it('is not there for those who plan nothing', () => {
  draw({}, 'LocationContact');
  expect(screen.queryByRole('link')).toBeNull();
});
