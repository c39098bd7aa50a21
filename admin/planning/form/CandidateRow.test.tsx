import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import type { Candidate } from '../planningCommands';
import { CandidateRow } from './CandidateRow';

afterEach(cleanup);

it('tells that a piece is locked, and when it is due for the type that is planned', () => {
  const candidate: Candidate = {
    id: 'r',
    identNumber: 'R-1',
    qrCode: null,
    serialNumber: null,
    place: null,
    locationName: null,
    productName: null,
    categoryName: null,
    lastAuditDate: null,
    nextAuditDate: '2999-01-02',
    dutyDate: '2999-03-04',
    isLocked: true,
    lastAuditResult: null,
    obstacle: null,
    appointment: null,
    regulation: null,
    isPlanned: false,
  };
  renderScreen({
    element: <CandidateRow candidate={candidate} isChosen={false} onToggle={() => {}} />,
    resource: 'auditPlannings',
    dataProvider: memoryData({}).dataProvider,
  });
  const row = screen.getByRole('listitem');
  expect(row.textContent).toContain('Wyłączone z użytkowania');
  expect(row.textContent).toContain('04.03.2999');
  expect(row.textContent).not.toContain('02.01.2999');
});
