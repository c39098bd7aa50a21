import { createRequire } from 'node:module';
import { expect, test } from 'vitest';

test('Feathers and the product pass requests through the same Express', () => {
  const ours = createRequire(import.meta.url);
  const ofFeathers = createRequire(ours.resolve('@feathersjs/express'));
  expect(ofFeathers.resolve('express')).toBe(ours.resolve('express'));
  expect(ofFeathers('express/package.json').version).toMatch(/^5\./);
});
