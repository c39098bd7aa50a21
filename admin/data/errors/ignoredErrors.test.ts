import { expect, it } from 'vitest';
import { isIgnored } from './ignoredErrors';

it.each([
  'Tracking Prevention blocked access to storage for https://x.example.',
  'setPhotoOptions failed: camera options are not supported',
  'OverconstrainedError: ',
  'Error in track options',
  'The token endpoint answered 400',
  'Failed to update audit 4',
  'InvalidStateError: A mutation operation was attempted on a database that did not allow mutations.',
  'transaction mutation failure',
  'The file is not ready',
  'Entity was not found',
  'NOT_FOUND',
  'Duplicate primary key',
  'Key already exists in the object store.',
  'Failed to delete the row',
  'No document with the id 7',
  'TypeError: Failed to fetch',
  'AbortError: The user aborted a request.',
  'ResizeObserver loop completed with undelivered notifications.',
  'Script error.',
])('passes over %j', (text) => {
  expect(isIgnored(text)).toBe(true);
});

it.each([
  'TypeError: x is undefined',
  "Cannot read properties of null (reading 'audit')",
  'The audit regulation is missing',
  'BROWSER_STORAGE',
  'UNEXPECTED',
  'Deletion is not defined',
  'Minified React error #185',
])('does not pass over %j', (text) => {
  expect(isIgnored(text)).toBe(false);
});
