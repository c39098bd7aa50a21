import { readFile } from 'node:fs/promises';
import { reportKind } from '@plumbline/resources/language/choices/reportKinds';
import { contextOfKind } from '@plumbline/resources/rules/reports/contexts/contexts';
import { afterAll, expect, it } from 'vitest';
import type { Call } from '../../../entities/call';
import { useTestDatabase } from '../../../platform/testing/database';
import { actorOf, build, buildAccount, callAs } from '../../../platform/testing/factories';
import { defaultTemplates } from '../engine/defaultTemplate';
import { readTemplate } from '../engine/readTemplate';
import { stopReportEngine, templateSandbox } from '../engine/renderReport';
import { pdfText } from '../engine/testing/readPdf';
import { useReportWorld } from '../testing/reportWorld';
import { publishedTemplate } from '../testing/templateWorld';
import { makeExcerpt } from './makeExcerpt';
import { whichTemplate } from './whichTemplate';

const database = useTestDatabase();
const reports = useReportWorld(database);
const { world, owner } = reports;
afterAll(stopReportEngine);
const sandbox = await templateSandbox();

type Kind = Parameters<typeof makeExcerpt>[2]['wish']['kind'];
const excerpt = async (call: Call, id: string, kind: Kind) => {
  const wish = { kind, language: 'de-DE' } as const;
  return pdfText(await makeExcerpt(world.api, world.store, { call, id, wish }));
};

it.each(reportKind.values)('the default template of %s is accepted by the check', async (kind) => {
  const content = await readFile(defaultTemplates[kind]);
  expect(readTemplate(content, contextOfKind[kind])).toMatchObject({ problems: [], warnings: [] });
});

it('a list says what a report says of it, or that there is nothing, in the language asked for', async () => {
  const id = await reports.reportOn(await reports.inspect());
  const actions = await excerpt(owner(), id, 'ACTION_LIST');
  expect(actions).toMatch(/Maßnahmenliste[\s\S]+Hala Ćwiczebna[\s\S]+Nichts zu veranlassen\./);
  const missing = await excerpt(owner(), id, 'NOT_FOUND_LIST');
  expect(missing).toMatch(/Alle Betriebsmittel der Liste wurden aufgefunden\./);
  expect(missing).not.toContain('Letzte Prüfung');
});

it('a list of actions names piece, measure and danger', async () => {
  const inspected = await reports.inspect();
  const [audit] = inspected.audits;
  await build(database.db, world.account, 'deficiencies', {
    audit: String(audit?.id),
    equipment: String(audit?.equipment),
    description: 'Stütze verbogen',
    measure: 'Stütze tauschen',
    dangerLevel: 'red',
  });
  const id = await reports.reportOn(inspected);
  const text = await excerpt(owner(), id, 'ACTION_LIST');
  // Either piece may be the first audit's.
  expect(text).toMatch(/REG-Ż[12]/);
  expect(text.replaceAll(/\s+/g, ' ')).toMatch(/Stütze verbogen/);
  expect(text).not.toContain('Nichts zu veranlassen');
});

it('a list is not made of a report of another account', async () => {
  const id = await reports.reportOn(await reports.inspect());
  const foreign = callAs(database.db, actorOf(await buildAccount(database.db)));
  await expect(excerpt(foreign, id, 'ACTION_LIST')).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

it.runIf(sandbox !== 'none')('a template applies to its own kind of document alone', async () => {
  await publishedTemplate(owner(), world, 'Our actions', { name: 'Actions', kind: 'ACTION_LIST' });
  const id = await reports.reportOn(await reports.inspect());
  expect(await excerpt(owner(), id, 'ACTION_LIST')).toMatch(/Our actions Customer/);
  expect(await excerpt(owner(), id, 'NOT_FOUND_LIST')).not.toContain('Our actions');
  expect(await whichTemplate(owner(), id)).toMatchObject({ name: null, candidates: [] });
  expect(await whichTemplate(owner(), id, 'ACTION_LIST')).toMatchObject({ name: 'Actions', number: 1 });
});
