import { definitions } from '@plumbline/resources/entities/index';
import { afterAll, expect, it, vi } from 'vitest';
import { updateRecord } from '../../../entities/updateRecord';
import { useTestDatabase } from '../../../platform/testing/database';
import { build } from '../../../platform/testing/factories';
import { stopReportEngine } from '../engine/renderReport';
import type * as probe from '../engine/run/templateSandbox';
import { requestPreview } from '../requestReport';
import { useReportWorld } from '../testing/reportWorld';
import { documentOf, publish, templateOf, templateSaying } from '../testing/templateWorld';
import { previewTemplate } from './previewTemplate';
import { rollBackTemplate } from './publishTemplate';

vi.mock('../engine/run/templateSandbox', async (original) => ({
  ...(await original<typeof probe>()),
  templateSandbox: () => Promise.resolve('none'),
}));

const database = useTestDatabase();
const reports = useReportWorld(database);
const { world, owner } = reports;
afterAll(stopReportEngine);

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ code }) => code,
  );

/** As published while there was a sandbox. */
async function published(): Promise<string> {
  const { id } = await templateOf(owner(), world, null);
  const file = await documentOf(owner(), world, templateSaying('Own'));
  await build(database.db, world.account, 'reportTemplateVersions', { template: id, number: 1, file });
  const draft = JSON.stringify(file);
  const publishedAt = '2026-11-17 12:00:00';
  await database.db('reportTemplates').where({ id }).update({ draft, publishedVersion: 1, publishedAt });
  return id;
}

it('without a sandbox no draft is taken, published, rolled back to or previewed', async () => {
  const id = await published();
  const { api, store } = world;
  const call = owner();
  const draft = await documentOf(owner(), world, templateSaying('Another'));
  for (const work of [
    () => templateOf(owner(), world, templateSaying('New')),
    () => updateRecord(owner(), definitions.reportTemplates, id, { draft }),
    () => publish(owner(), world, id),
    () => rollBackTemplate(api, store, { call, id, number: 1 }),
    () => previewTemplate(api, store, { call, id, wish: { by: 'sample' } }),
  ])
    expect(await codeOf(work())).toBe('TEMPLATES_NEED_SANDBOX');
  // Conditions can still be changed.
  await updateRecord(owner(), definitions.reportTemplates, id, { isActive: true });
});

it('without a sandbox reports are made with the default template, and say why', async () => {
  await published();
  const id = await reports.reportOn(await reports.inspect());
  await requestPreview(owner(), id);
  await reports.render(id);
  const report = await reports.read(id);
  expect(report).toMatchObject({
    failure: null,
    templateName: null,
    templateWarning: 'TEMPLATES_NEED_SANDBOX',
  });
  expect(report.preview).not.toBeNull();
});
