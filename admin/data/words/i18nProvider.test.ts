import { describe, expect, it } from 'vitest';
import { firstWords, i18nProvider } from './i18nProvider';

await firstWords;

describe('i18nProvider', () => {
  it('speaks Polish before anything was loaded', () => {
    expect(i18nProvider.translate('shell.menu.equipments')).toBe('Urządzenia');
  });

  it.each([
    [1, '1 wpis'],
    [3, '3 wpisy'],
    [5, '5 wpisów'],
    [12, '12 wpisów'],
    [22, '22 wpisy'],
  ])('counts %i the Polish way', (count, text) => {
    expect(i18nProvider.translate('shell.list.count', { smart_count: count })).toBe(text);
  });

  it('writes the days of an error as people do, and leaves all else as it is', () => {
    expect(i18nProvider.translate('validation.beforeLastInspection', { date: '2027-11-06' })).toContain(
      '06.11.2027',
    );
    expect(i18nProvider.translate('shell.step.ask', { name: '2027-11-06', step: 'Zamknij' })).toContain(
      '2027-11-06',
    );
  });

  it('shows the key where a text is missing', () => {
    expect(i18nProvider.translate('nowhere.to.be.found')).toBe('nowhere.to.be.found');
  });

  it.each([
    ['de-DE', 'Betriebsmittel', '2 Einträge'],
    ['hu-HU', 'Munkaeszközök', '2 bejegyzés'],
    ['en-EN', 'Equipment', '2 entries'],
  ])('changes to %s with its plural', async (language, menu, counted) => {
    await i18nProvider.changeLocale(language);
    expect(i18nProvider.translate('shell.menu.equipments')).toBe(menu);
    expect(i18nProvider.translate('shell.list.count', { smart_count: 2 })).toBe(counted);
  });
});
