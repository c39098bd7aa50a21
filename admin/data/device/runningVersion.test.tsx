import { expect, it } from 'vitest';
import { runningVersion } from './runningVersion';

it('reads the version from the page', () => {
  const page = document.implementation.createHTMLDocument();
  expect(runningVersion(page)).toBeNull();
  page.head.innerHTML = '<meta name="app-version" content="0.1.0-abc" />';
  expect(runningVersion(page)).toBe('0.1.0-abc');
});
