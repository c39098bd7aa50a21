import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import type { Candidate } from '../planningCommands';
import { CandidateRow } from './CandidateRow';

afterEach(cleanup);

const candidate: Candidate = {
  id: 'r',
  identNumber: 'R-014',
  qrCode: null,
  serialNumber: null,
  place: null,
  locationName: 'Hala 2',
  productName: 'PR 600',
  categoryName: null,
  lastAuditDate: '2026-01-10',
  nextAuditDate: '2019-01-01',
  dutyDate: '2020-02-03',
  isNeverInspected: false,
  isLocked: false,
  lastAuditResult: null,
  obstacle: null,
  appointment: null,
  regulation: null,
  isPlanned: false,
};
const draw = (more: Partial<Candidate>) =>
  renderScreen({
    element: (
      <ul>
        <CandidateRow candidate={{ ...candidate, ...more }} isChosen={false} onToggle={() => {}} />
      </ul>
    ),
    resource: 'auditPlannings',
    dataProvider: memoryData({}).dataProvider,
  });
const text = () => screen.getByRole('listitem').textContent ?? '';

it('says when the piece is due for the type that is planned, whatever else is due before', () => {
  draw({});
  expect(text()).toContain('03.02.2020 · po terminie');
  expect(text()).not.toContain('2019');
  expect(text()).not.toContain('Wyłączone');
});

it('says of a piece never inspected by it that it is, and of a locked one that it is locked', () => {
  draw({ isNeverInspected: true, isLocked: true });
  expect(text()).toContain('jeszcze bez przeglądu');
  expect(text()).toContain('Wyłączone z użytkowania');
});
