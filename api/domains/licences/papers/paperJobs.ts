import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { definitions } from '@plumbline/resources/entities/index';
import type { Api } from '../../../base/context/context';
import { idOf } from '../../../base/times/weekOf';
import { asSystem } from '../../../entities/call';
import type { TransactionCall } from '../../../entities/hooks';
import { findTyped, getTyped, type Typed } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import { mailBrand } from '../../../platform/brands/mailBrand';
import { type FileStore, storeFile } from '../../../platform/files';
import { enqueue, type Job } from '../../../platform/jobs/jobs';
import { mailPaper } from './mailPaper';
import type { PaperContent } from './paperContent';
import { renderPaper } from './renderPaper';

export const orderPaperKind = 'orderPaper';
export const mostPaperAttempts = 5;

/** Enqueues the PDF of a document and its mail, in the writing transaction. */
export async function enqueuePaper(
  { db, now }: TransactionCall,
  { instance, paper, isMailed }: { instance: string; paper: string; isMailed: boolean },
): Promise<void> {
  await enqueue(db, {
    id: idOf(orderPaperKind, paper),
    instance,
    kind: orderPaperKind,
    subject: paper,
    payload: { isMailed },
    now,
  });
}

/** Creates the PDF of a document from the content stored at issue, and mails it. */
export async function finishPaper(api: Api, store: FileStore, job: Job): Promise<void> {
  const call = asSystem({ db: api.db, now: api.now() }, job.instance);
  const paper = await getTyped(call, 'orderDocuments', job.subject);
  const order = await findTyped(call, 'orders', paper.order);
  const content: PaperContent = JSON.parse(String(paper.content));
  const brand = await mailBrand(api.db, order?.broker);
  const pdf = paper.document
    ? await store.read(paper.instance, paper.document.hash)
    : await renderPaper(call, store, {
        content,
        broker: order?.broker ?? null,
        isLastTry: job.attempts >= mostPaperAttempts,
      });
  if (!paper.document) await keep(api, store, paper, pdf);
  if (order && job.payload.isMailed)
    await mailPaper(api, store, { job: job.id, paper, content, order, pdf, brand });
}

async function keep(api: Api, store: FileStore, paper: Typed<'orderDocuments'>, pdf: Buffer): Promise<void> {
  const call = asSystem({ db: api.db, now: api.now() }, paper.instance);
  const document = await storeFile(call, store, {
    hash: createHash('sha256').update(pdf).digest('hex'),
    name: `${paper.number}.pdf`,
    content: Readable.from([pdf]),
    maxBytes: pdf.length,
  });
  await updateRecord(call, definitions.orderDocuments, paper.id, { document });
}
