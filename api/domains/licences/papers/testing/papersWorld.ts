import { definitions } from '@plumbline/resources/entities/index';
import { CATALOGUE_ID, newId } from '@plumbline/resources/language/ids';
import { afterAll, beforeAll } from 'vitest';
import type { Call } from '../../../../entities/call';
import { takeStep } from '../../../../entities/takeStep';
import { listTyped, typed } from '../../../../entities/typedRecords';
import type { Job } from '../../../../platform/jobs/jobs';
import { actorOf, build, buildAccount, callAs, systemCall } from '../../../../platform/testing/factories';
import { useJobWorld } from '../../../../platform/testing/useJobWorld';
import { stopReportEngine } from '../../../reports/engine/renderReport';
import { pdfText } from '../../../reports/engine/testing/readPdf';
import { publishForBroker } from '../../../reports/testing/templateWorld';
import { configureLicences } from '../../configureLicences';
import { placeOrder } from '../../placeOrder';
import { finishPaper, orderPaperKind } from '../paperJobs';

export const address = { street: 'Ring 1', zip: '04315', city: 'Leipzig', country: 'DE' };
export const polish = { street: 'Długa 1', zip: '00-001', city: 'Łódź', country: 'PL' };

/** Sellers, buyers and the documents of their orders, on a database of their own. */
export function usePapersWorld() {
  const world = useJobWorld();
  const { database, api, store, mails } = world;
  beforeAll(() => configureLicences());
  afterAll(stopReportEngine);

  /** A white-label broker in Leipzig with a set at 19.99, and functions to order as one of its accounts. */
  async function start({ hasSeller = true } = {}) {
    const { db } = database;
    const { id: broker } = await build(db, CATALOGUE_ID, 'brokers', {
      name: 'Regalmarke',
      isWhitelabelingBroker: true,
    });
    if (hasSeller)
      await build(db, CATALOGUE_ID, 'sellers', {
        broker,
        name: 'Regalschutz GmbH',
        address,
        iban: 'DE89370400440532013000',
      });
    const { id: licenseSet } = await build(db, CATALOGUE_ID, 'licenseSets', {
      broker,
      name: 'Klein',
      price: 19.99,
      currency: 'EUR',
    });
    const seller = callAs(
      db,
      actorOf(await buildAccount(db), 'Owner', { instanceType: 'BROKER', brokers: [broker] }),
    );
    const account = async (values: object = {}) => {
      const id = await buildAccount(db, {
        broker,
        companyName: 'Hala Sp. z o.o.',
        address: polish,
        vatId: 'PL5250001234',
        ...values,
      });
      const { id: user } = await build(db, CATALOGUE_ID, 'users', { language: 'de-DE', firstName: 'Jan' });
      const { id: contact } = await build(db, id, 'contacts', { user, instanceRole: 'Owner' });
      return callAs(db, actorOf(id, 'Owner', { contact, user }));
    };
    const order = async (buyer: Call, quantity = 3) => {
      const id = newId();
      await placeOrder(buyer, { items: [{ id, licenseSet, quantity, unitPrice: 19.99 }] });
      return id;
    };
    return { seller, account, order, licenseSet };
  }

  /** Publishes a template in the account of a broker. */
  const keep = (broker: string, kind: string, content: Uint8Array, more: object = {}) =>
    publishForBroker({ api: api(), store: store() }, broker, { kind, content, ...more });
  const brokerOf = async (licenseSet: string): Promise<string> =>
    (await database.db('licenseSets').where({ id: licenseSet }).first('broker')).broker;

  const step = async (call: Call, id: string, name: string, more: object = {}) =>
    typed('orders', await takeStep(call, definitions.orders, id, { name, ...more }));
  const papersOf = (order: string, instance: string) =>
    listTyped(systemCall(database.db, instance), 'orderDocuments', {
      filter: { order },
      sort: { field: 'id', order: 'ASC' },
    });

  /** Runs the job of a document; returns its text and the mail. */
  async function finish(id: string) {
    const job: Job = await database.db('jobs').where({ kind: orderPaperKind, subject: id }).first();
    await finishPaper(api(), store(), job);
    await finishPaper(api(), store(), job);
    const paper = await database.db('orderDocuments').where({ id }).first();
    const sent = await mails(paper.instance);
    const mail = sent.find(({ papers }) => papers?.[0]?.filename === `${paper.number}.pdf`);
    const pdf = Buffer.from(mail?.papers?.[0]?.base64 ?? '', 'base64');
    return { mail, pdf, text: await pdfText(pdf), count: sent.length };
  }
  return { ...world, start, step, papersOf, finish, keep, brokerOf };
}
