import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../entities/testing/fakeApi';
import { memoryData } from '../../entities/testing/memoryData';
import { renderScreen } from '../../entities/testing/renderScreen';
import { CodeNotice } from './CodeNotice';
import { RangeUsage } from './RangeUsage';

const { fetch } = vi.hoisted(() => ({ fetch: vi.fn() }));
vi.mock('../../data/session/session', () => ({ apiFetch: fetch }));
afterEach(cleanup);

const draw = (element: React.ReactElement) =>
  renderScreen({ element, resource: 'checkerIdRanges', dataProvider: memoryData({}).dataProvider });

it('says how many codes of a range are in use, and how many where they were not sold to', async () => {
  const usage = { total: 12_000, inUse: 340, elsewhere: 5 };
  fetch.mockImplementation(fakeApi({ 'GET /api/checkerIdRanges/r/usage': usage }).apiFetch);
  draw(<RangeUsage record={{ id: 'r' }} />);
  expect(await screen.findByText('W użyciu gdzie indziej')).toBeTruthy();
  const text = document.body.textContent ?? '';
  expect(text).toMatch(/Kodów w zakresie12\s?000/);
  expect(text).toContain('W użyciu u nabywcy340');
});

it('says what is suspicious about a code, and nothing of any other', () => {
  draw(<CodeNotice record={{ id: 'c', code: 'AB-12', warning: 'NotSold' }} />);
  expect(screen.getByRole('alert').textContent).toContain('Uwaga na kod QR: AB-12');
  cleanup();
  draw(<CodeNotice record={{ id: 'c', code: 'AB-12', warning: null }} />);
  expect(screen.queryByRole('alert')).toBeNull();
});
