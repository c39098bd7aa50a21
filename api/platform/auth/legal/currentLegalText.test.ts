import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { languages } from '@plumbline/resources/language/languages';
import { legalTextKinds } from '@plumbline/resources/rules/legal/legalText';
import { describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/database';
import { build, noon } from '../../testing/factories';
import { currentLegalText, currentLegalTexts } from './currentLegalText';

const database = useTestDatabase();
const now = noon;
const agb = (broker: string | null) => currentLegalText(database.db, { kind: 'agb', broker, now });
const text = (content: string) => ({ content: { 'pl-PL': content } });

describe('the legal text in force', () => {
  it('comes with the product in all languages until somebody writes one', async () => {
    const texts = await currentLegalTexts(database.db, { broker: null, now });
    expect(texts.map(({ kind }) => kind)).toEqual(legalTextKinds);
    for (const { content, hash, versionName } of texts) {
      expect(Object.keys(content ?? {})).toEqual(languages);
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(versionName).toBe('1.0');
    }
  });

  it('is the latest that is in force, not one of the future and not one taken away', async () => {
    const version = (versionName: string, dateValidFrom: string) =>
      build(database.db, CATALOGUE_ID, 'legalTexts', {
        kind: 'impressum',
        broker: null,
        versionName,
        dateValidFrom,
        ...text(versionName),
      });
    const impressum = () => currentLegalText(database.db, { kind: 'impressum', broker: null, now });
    await version('old', '2026-01-01');
    const current = await version('current', '2026-11-17');
    await version('next', '2026-11-18');
    expect(await impressum()).toMatchObject({ versionName: 'current', content: { 'pl-PL': 'current' } });
    await database.db('legalTexts').where({ id: current.id }).update({ deletedAt: now });
    expect(await impressum()).toMatchObject({ versionName: 'old', dateValidFrom: '2026-01-01' });
  });

  it('is the broker’s own before its address, and its address before what the provider has', async () => {
    const broker = await build(database.db, CATALOGUE_ID, 'brokers', {
      name: 'Regalschutz',
      agbLink: 'https://regalschutz.example/agb',
    });
    const linked = await agb(broker.id);
    expect(linked).toMatchObject({
      link: 'https://regalschutz.example/agb',
      content: null,
      broker: 'Regalschutz',
      versionName: '',
    });
    await build(database.db, CATALOGUE_ID, 'legalTexts', {
      kind: 'agb',
      broker: broker.id,
      versionName: '7',
      dateValidFrom: '2026-02-01',
      ...text('AGB'),
    });
    const own = await agb(broker.id);
    expect(own).toMatchObject({
      link: null,
      content: { 'pl-PL': 'AGB' },
      broker: 'Regalschutz',
      versionName: '7',
    });
    expect(own.hash).not.toBe(linked.hash);
    expect((await agb(null)).broker).toBeNull();
    expect((await agb(CATALOGUE_ID)).broker).toBeNull();
  });
});
