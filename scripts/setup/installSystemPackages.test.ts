import { expect, test } from 'vitest';
import { missingRequirements } from './installSystemPackages.mjs';

const server = { package: 'mariadb-server-core', command: 'mariadbd' };
const font = { package: 'fonts-liberation2 | fonts-liberation', files: ['/fonts/two.ttf', '/fonts/one.ttf'] };

test('a program in sbin counts although PATH leaves that folder out', () => {
  expect(missingRequirements([server], (file) => file === '/usr/sbin/mariadbd')).toEqual([]);
});

test('one of several places is enough', () => {
  expect(missingRequirements([font], (file) => file === '/fonts/one.ttf')).toEqual([]);
});

test('what is nowhere is missing', () => {
  expect(missingRequirements([server, font], () => false)).toEqual([server, font]);
});
