import { definitions } from '@plumbline/resources/entities/index';
import { beforeEach, describe, expect, it } from 'vitest';
import { build } from '../../platform/testing/factories';
import { said, useImportAccount } from './testing/useImportAccount';

const { database, fresh, importText } = useImportAccount();
const { categories } = definitions;

describe('several rows named in one cell', () => {
  const made = { light: '', expert: '' };
  beforeEach(async () => {
    for (const type of ['light', 'expert'] as const)
      made[type] = (
        await build(database.db, fresh.account, 'auditRegulations', {
          type,
          name: { 'de-DE': `Prüfung ${type}`, 'pl-PL': `Kontrola ${type}` },
        })
      ).id;
  });
  const take = (cell: string, existing: 'overwrite' | 'fillEmpty' = 'overwrite') =>
    importText(`Bezeichnung (Deutsch);Prüfvorschriften\nRegale;"${cell}"\n`, {
      entity: categories,
      plan: { target: {}, create: {}, existing },
    });
  const chosen = async () => {
    const { auditRegulations } = await database.db('categories').where({ id: fresh.category }).first();
    return typeof auditRegulations === 'string' ? JSON.parse(auditRegulations) : auditRegulations;
  };

  it('are found by their names in any language, whatever their order', async () => {
    const outcome = await take('Prüfung expert; kontrola light');
    expect(outcome.list.columns.map(({ target }) => target)).toEqual(['name.de-DE', 'auditRegulations']);
    expect([said(outcome), outcome.counts.updated]).toEqual([[], 1]);
    expect(await chosen()).toEqual([made.expert, made.light]);
    expect((await take('Prüfung light; Prüfung expert')).counts).toMatchObject({ unchanged: 1 });
    expect((await take('Prüfung light')).counts).toMatchObject({ updated: 1 });
    expect(await chosen()).toEqual([made.light]);
  });

  it('are reported if one is unknown, and the row is not changed', async () => {
    const outcome = await take('Prüfung light; Prüfung heavy');
    expect(said(outcome)).toEqual([
      [2, 'Prüfvorschriften', 'Prüfung light; Prüfung heavy', 'import.problem.referenceMissing'],
    ]);
    expect(outcome.problems[0]?.expected.args).toEqual({ value: 'Prüfung heavy' });
    expect(await chosen()).toBeNull();
  });

  it('follow the rule of the form: only one regulation for the expert inspection', async () => {
    await build(database.db, fresh.account, 'auditRegulations', {
      type: 'expert',
      name: { 'de-DE': 'Zweite' },
    });
    const outcome = await take('Prüfung expert; Zweite');
    expect(said(outcome).map(([, , , message]) => message)).toEqual(['validation.oneExpertRegulation']);
  });

  it('are kept if only empty fields are filled', async () => {
    await take('Prüfung light');
    expect((await take('Prüfung expert', 'fillEmpty')).counts).toMatchObject({ unchanged: 1 });
    expect(await chosen()).toEqual([made.light]);
  });
});
