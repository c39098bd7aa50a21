import type { previewPublicPage } from '@plumbline/resources/commands/publicPages';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { isLanguage } from '@plumbline/resources/language/languages';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { publicSwitchesOf } from '@plumbline/resources/rules/publicPages/publicSwitches';
import type { Knex } from 'knex';
import type { Call } from '../../entities/call';
import { getTyped } from '../../entities/typedRecords';
import { brandOf } from '../../platform/brands';
import { type PublicPiece, readPiece } from './findPublicPiece';
import { publicPage } from './publicPage';

/** The public page of the account's equipment, or of an example without any, with unsaved settings. */
export async function previewPage(
  call: Call,
  id: string,
  { lang, ...wished }: InputOf<typeof previewPublicPage>,
): Promise<string> {
  const account = await getTyped(call, 'instances', id);
  const settings: Readonly<Record<string, unknown>> = { ...account, ...wished };
  return publicPage({
    piece: await shownPiece(call.db, id),
    account: {
      name: account.companyName,
      contact: typeof settings.publicContact === 'string' ? settings.publicContact : null,
      broker: account.broker,
      switches: publicSwitchesOf(settings),
      takesDamageReports: settings.takesDamageReports === true,
    },
    language: isLanguage(lang) ? lang : call.actor.language,
    brand: await brandOf(call.db, account.broker),
    today: dayOf(call.now),
  });
}

/** The equipment with the most data to show: with loads before without. */
async function shownPiece(db: Knex, instance: string): Promise<PublicPiece> {
  const row = await db('equipments')
    .where({ instance, deletedAt: null, isArchived: false })
    .orderByRaw('fieldLoad is null, nextAuditDate is null, id')
    .first('id');
  return (row && (await readPiece(db, row.id))?.piece) ?? example;
}

const example: PublicPiece = {
  id: '',
  instance: '',
  code: 'ABC-0001',
  identNumber: 'R-001',
  state: null,
  model: 'P-90',
  maker: 'Rack & Co.',
  year: 2024,
  loads: { fieldLoad: 4500, compartmentLoad: 1500 },
  lastAuditDate: '2026-03-02',
  nextAuditDate: '2027-03-02',
};
