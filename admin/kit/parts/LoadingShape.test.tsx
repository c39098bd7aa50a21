import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LoadingShape } from './LoadingShape';

afterEach(cleanup);

it('says what it stands for to the person who does not see it', () => {
  render(<LoadingShape label="Loading" height={320} />);
  expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
});

it('is a picture where pictures will be', () => {
  render(<LoadingShape label="Loading" role="img" />);
  expect(screen.getByRole('img', { name: 'Loading' })).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});
