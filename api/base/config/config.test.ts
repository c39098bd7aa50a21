import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultBoot } from '@plumbline/resources/rules/boot/configuration';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config';

const database = { DATABASE_URL: 'mysql://plumbline@localhost/plumbline' };
const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-config-'));
const bootFrom = (text: string) => {
  const file = path.join(folder, 'boot.json');
  writeFileSync(file, text);
  return readConfig({ ...database, BOOT_CONFIGURATION: file }).boot;
};

it('passwords cost who guesses them on a device as much as OWASP recommends', () => {
  expect(readConfig(database).unlockIterations).toBe(600_000);
});

it('the screens are those that are built here, or lie where SCREENS_DIR says', () => {
  expect(readConfig(database).screensDir).toBe(path.resolve('admin/dist'));
  expect(readConfig({ ...database, SCREENS_DIR: folder }).screensDir).toBe(folder);
});

it('SHOP_LINK is a page of the web, as it is written', () => {
  const shopLink = (text?: string) => readConfig({ ...database, SHOP_LINK: text }).shopLink;
  expect(shopLink()).toBeNull();
  expect(shopLink('https://shop.example/de/')).toBe('https://shop.example/de/');
  for (const wrong of ['shop.example', 'javascript:alert(1)'])
    expect(() => shopLink(wrong)).toThrow(/^SHOP_LINK must be an address/);
});

describe('BOOT_CONFIGURATION', () => {
  it('left out means the start of the specification', () => {
    expect(readConfig(database).boot).toBe(defaultBoot);
  });

  it('changes what it names and leaves the rest', () => {
    expect(bootFrom('{"afterBootUrl": "/audits/planning/overview"}')).toEqual({
      ...defaultBoot,
      afterBootUrl: '/audits/planning/overview',
    });
  });

  it.each([
    ['{', 'BOOT_CONFIGURATION ('],
    ['[]', 'the configuration must be an object'],
    ['{"steps": []}', 'steps must name /boot/auth once'],
    ['{"afterBootURL": "/bin"}', 'the configuration must not have "afterBootURL"'],
  ])('%s stops the start by its name', (text, message) => {
    expect(() => bootFrom(text)).toThrow(message);
    expect(() => bootFrom(text)).toThrow(/^BOOT_CONFIGURATION \(.*boot\.json\): /);
  });

  it('of a file that is not there stops the start, too', () => {
    expect(() => readConfig({ ...database, BOOT_CONFIGURATION: '/nowhere/boot.json' })).toThrow(
      'BOOT_CONFIGURATION (/nowhere/boot.json): ENOENT',
    );
  });
});
