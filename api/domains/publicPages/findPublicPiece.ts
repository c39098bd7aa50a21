import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import {
  type PublicSwitches,
  publicSwitches,
  publicSwitchesOf,
} from '@plumbline/resources/rules/publicPages/publicSwitches';
import type { Knex } from 'knex';
import { accountOfCode } from '../../platform/codes';

/** Equipment and account data for a public page; never people, customers or locations. */
export interface PublicPiece {
  id: string;
  instance: string;
  /** In the account's spelling. */
  code: string;
  identNumber: string;
  state: 'locked' | 'retired' | null;
  model: string | null;
  maker: string | null;
  year: number | null;
  loads: { fieldLoad: number | null; compartmentLoad: number | null };
  lastAuditDate: string | null;
  nextAuditDate: string | null;
}
export interface PublicAccount {
  name: string;
  contact: string | null;
  broker: string | null;
  switches: PublicSwitches;
  takesDamageReports: boolean;
}
export interface PublicFind {
  piece: PublicPiece;
  account: PublicAccount;
}

/**
 * The equipment with the code, if its account shows it. Null for codes that are unknown, unsold, of another account,
 * revoked, or used in several accounts. All cases run the same queries, so that response times reveal nothing.
 */
export async function findPublicPiece(db: Knex, code: string): Promise<PublicFind | null> {
  const soldTo = await accountOfCode(db, code);
  const carriers: { id: string; instance: string; isShown: unknown }[] = await db('equipments as e')
    .join('instances as i', 'i.id', 'e.instance')
    .where({ 'e.qrCodeKey': code.toLowerCase(), 'e.deletedAt': null, 'i.deletedAt': null })
    .select('e.id', 'e.instance', {
      isShown: db.raw('coalesce(i.hasPublicPages, 0) = 1 and coalesce(e.isPublicPageRevoked, 0) = 0'),
    });
  const mine = soldTo === undefined ? carriers : carriers.filter(({ instance }) => instance === soldTo);
  const [only, another] = mine;
  const found = await readPiece(db, only?.id ?? CATALOGUE_ID);
  return only && !another && Number(only.isShown) === 1 ? found : null;
}

/** Equipment with its account for a public page; null if it does not exist. */
export async function readPiece(db: Knex, id: string): Promise<PublicFind | null> {
  const row = await db('equipments as e')
    .join('instances as i', 'i.id', 'e.instance')
    .leftJoin('products as p', 'p.id', 'e.product')
    .where({ 'e.id': id })
    .first(
      'e.id',
      'e.instance',
      'e.identNumber',
      'e.isLocked',
      'e.isScrapped',
      'e.isArchived',
      'e.yearOfProduction',
      'e.fieldLoad',
      'e.compartmentLoad',
      'i.companyName',
      'i.publicContact',
      'i.broker',
      ...publicSwitches.map((name) => `i.${name}`),
      {
        // A report creates a task, which a terminated account cannot store.
        takesDamageReports: db.raw(
          'coalesce(i.takesDamageReports, 0) = 1 and coalesce(i.hasResigned, 0) = 0',
        ),
        code: 'e.qrCode',
        model: 'p.name',
        maker: 'p.manufacturer',
        lastAuditDate: db.raw("date_format(e.lastAuditDate, '%Y-%m-%d')"),
        nextAuditDate: db.raw("date_format(e.nextAuditDate, '%Y-%m-%d')"),
      },
    );
  if (!row) return null;
  return {
    piece: {
      id: row.id,
      instance: row.instance,
      code: row.code ?? '',
      identNumber: row.identNumber,
      state: row.isScrapped || row.isArchived ? 'retired' : row.isLocked ? 'locked' : null,
      model: row.model,
      maker: row.maker,
      year: row.yearOfProduction,
      loads: { fieldLoad: numberIn(row.fieldLoad), compartmentLoad: numberIn(row.compartmentLoad) },
      lastAuditDate: row.lastAuditDate,
      nextAuditDate: row.nextAuditDate,
    },
    account: {
      name: row.companyName,
      contact: row.publicContact,
      broker: row.broker,
      switches: publicSwitchesOf(row),
      takesDamageReports: Number(row.takesDamageReports) === 1,
    },
  };
}

// The driver returns decimals as strings to keep their precision.
const numberIn = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);
