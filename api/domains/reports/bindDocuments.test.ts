import { createHash } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { PDFDocument } from '@cantoo/pdf-lib';
import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { beforeAll, expect, it } from 'vitest';
import { registerHooks } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { getTyped } from '../../entities/typedRecords';
import { updateRecord } from '../../entities/updateRecord';
import { type FileStore, openDiskStore } from '../../platform/files/fileStore';
import { storeFile } from '../../platform/files/storeFile';
import { useTestDatabase } from '../../platform/testing/database';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../platform/testing/factories';
import { refusal } from '../planning/testing/customer';
import { bindDocuments } from './bindDocuments';
import { loadReportData } from './context/loadReportData';
import { documentHooks } from './documentHooks';

const database = useTestDatabase();
const provider = () => callAs(database.db, actorOf(CATALOGUE_ID, 'ProviderAdmin'));
let store: FileStore;
let account: string;
beforeAll(async () => {
  store = await openDiskStore(await mkdtemp(path.join(tmpdir(), 'plumbline-documents-')));
  registerHooks('categories', documentHooks(store));
  account = await buildAccount(database.db);
});

async function pdfOf(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  for (let page = 0; page < pages; page += 1) pdf.addPage();
  return pdf.save();
}
const upload = (call: ReturnType<typeof provider>, name: string, content: Uint8Array) =>
  storeFile(call, store, {
    hash: createHash('sha256').update(content).digest('hex'),
    name,
    content: Readable.from([Buffer.from(content)]),
    maxBytes: content.length,
  });

it('binds each category document once at its configured position, before the report’s own attachments', async () => {
  const { db } = database;
  const terms = await upload(provider(), 'terms.pdf', await pdfOf(2));
  const annex = await upload(provider(), 'annex.pdf', await pdfOf(1));
  const own = await upload(callAs(db, actorOf(account)), 'photo-log.pdf', await pdfOf(3));
  const wanted = { isDocumentContentAttachableToReport: true };
  const settings: Row[] = [
    { ...wanted, documentContent: terms, attachmentPosition: 'afterCoverPage' },
    { ...wanted, documentContent: terms, attachmentPosition: 'afterCoverPage' },
    { ...wanted, documentContent: annex, attachmentPosition: 'documentEnd' },
    { documentContent: annex, isDocumentContentAttachableToReport: false },
  ];
  const report = await build(db, account, 'auditReports', { attachments: [own] });
  for (const setting of settings) {
    const category = await build(db, CATALOGUE_ID, 'categories');
    await updateRecord(provider(), definitions.categories, category.id, setting);
    const product = await build(db, account, 'products', { category: category.id });
    const equipment = await build(db, account, 'equipments', { product: product.id });
    await db('equipments').where({ id: equipment.id }).update({ category: category.id });
    await build(db, account, 'audits', { equipment: equipment.id, report: report.id });
  }
  // Documents of the model's sub-category are bound as well.
  const sub = await build(db, CATALOGUE_ID, 'categories');
  const guide = await upload(provider(), 'guide.pdf', await pdfOf(4));
  await updateRecord(provider(), definitions.categories, sub.id, { ...wanted, documentContent: guide });
  await db('products').where({ instance: account }).limit(1).update({ subCategory: sub.id });
  const call = systemCall(db, account);
  const data = await loadReportData(call, await getTyped(call, 'auditReports', report.id));
  const bound = await bindDocuments(store, data);
  expect(bound.map(({ name, position, pages }) => [name, position, pages]).sort()).toEqual([
    ['annex.pdf', 'documentEnd', 1],
    ['guide.pdf', 'documentEnd', 4],
    ['photo-log.pdf', 'documentEnd', 3],
    ['terms.pdf', 'afterCoverPage', 2],
  ]);
  expect(bound.at(-1)?.name).toBe('photo-log.pdf');
});

it('refuses a broken document with an error on its field', async () => {
  const category = await build(database.db, CATALOGUE_ID, 'categories');
  const broken = await upload(provider(), 'broken.pdf', Buffer.from('%PDF-1.7\nnothing of the kind'));
  expect(
    await refusal(updateRecord(provider(), definitions.categories, category.id, { documentContent: broken })),
  ).toMatchObject({
    code: 'INVALID',
    errors: { documentContent: { message: 'validation.ATTACHMENT_BROKEN' } },
  });
});
