import { createHash } from 'node:crypto';
import { definitions } from '@plumbline/resources/entities/index';
import { officeTypes } from '@plumbline/resources/language/fields/types/file';
import type { Api } from '../../../base/context/context';
import type { Call } from '../../../entities/call';
import { createRecord } from '../../../entities/createRecord';
import type { Row } from '../../../entities/rowMapper';
import { typed } from '../../../entities/typedRecords';
import { updateRecord } from '../../../entities/updateRecord';
import type { FileStore } from '../../../platform/files/fileStore';
import { actorOf, buildAccount, callAs } from '../../../platform/testing/factories';
import { keepFile } from '../../../platform/testing/keepPicture';
import { docx, paragraph } from '../engine/testing/buildTemplate';
import { publishTemplate } from '../templates/publishTemplate';

interface Server {
  api: Pick<Api, 'db' | 'config'>;
  store: FileStore;
}

/** A small template with these words and the customer's name. */
export const templateSaying = (words: string): Uint8Array => docx(paragraph(`${words} {d.customer.name}`));

/** A document uploaded by the caller. */
export const documentOf = (call: Call, { store }: Server, content: Uint8Array) =>
  keepFile(call, store, { content: Buffer.from(content), name: 'template.docx' });

export async function templateOf(call: Call, server: Server, content: Uint8Array | null, more: Row = {}) {
  const draft = content && (await documentOf(call, server, content));
  const row = await createRecord(call, definitions.reportTemplates, { name: 'Own', draft, ...more });
  return typed('reportTemplates', row);
}

export const setDraft = async (call: Call, server: Server, id: string, content: Uint8Array) =>
  updateRecord(call, definitions.reportTemplates, id, { draft: await documentOf(call, server, content) });

export const publish = (call: Call, { api, store }: Server, id: string, note: string | null = null) =>
  publishTemplate(api, store, { call, id, note });

/** A template with its first version. */
export async function publishedTemplate(call: Call, server: Server, words: string, more: Row = {}) {
  const { id } = await templateOf(call, server, templateSaying(words), more);
  return { id, version: await publish(call, server, id) };
}

export const docxFile = (content: Uint8Array) => ({
  hash: createHash('sha256').update(content).digest('hex'),
  name: 'template.docx',
  mimeType: officeTypes.docx,
  size: content.length,
});

/** Publishes a template in the account of a broker, which it gets if it has none; answers its owner's call. */
export async function publishForBroker(
  server: Server,
  broker: string,
  { content, ...more }: { kind: string; content: Uint8Array; [field: string]: unknown },
) {
  const { db } = server.api;
  const own = await db('brokers').where({ id: broker }).first('account');
  const home = own.account ?? (await buildAccount(db, { instanceType: 'BROKER' }));
  await db('brokers').where({ id: broker }).update({ account: home });
  const owner = callAs(db, actorOf(home, 'Owner', { instanceType: 'BROKER', brokers: [broker] }));
  const { id } = await templateOf(owner, server, content, more);
  await publish(owner, server, id);
  return owner;
}
