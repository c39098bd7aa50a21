import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ForbiddenScreen } from './ForbiddenScreen';
import { memoryData } from './testing/memoryData';
import { renderScreen } from './testing/renderScreen';

afterEach(cleanup);

const draw = (mayWrite?: boolean) =>
  renderScreen({
    element: <ForbiddenScreen />,
    resource: 'contacts',
    dataProvider: memoryData({}).dataProvider,
    actor: mayWrite === undefined ? {} : { mirroring: { id: 'm', until: '2026-11-23T18:00:00Z', mayWrite } },
  });

it('speaks of the role to people of the account, and of reading alone to support', () => {
  draw();
  expect(screen.getByText(/^Twoja rola nie pozwala/)).toBeTruthy();
  cleanup();
  draw(false);
  expect(screen.getByText(/tylko do odczytu/)).toBeTruthy();
  cleanup();
  draw(true);
  expect(screen.queryByText(/tylko do odczytu/)).toBeNull();
});
