import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import {
  type PublicSwitches,
  publicSwitches,
  publicSwitchesOf,
} from '@plumbline/resources/rules/publicPages/publicSwitches';
import type { Knex } from 'knex';
import { accountOfCode } from '../../platform/codes';

/** What a public page may tell of a piece and its account; never a person, a customer or a place. */
export interface PublicPiece {
  id: string;
  instance: string;
  /** As the account writes it. */
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
 * The piece that carries the code, where its account shows it: null for codes that are unknown, unsold, another
 * account's, revoked, or carried in two accounts. All of them take the same questions to the database, so that no
 * answer comes sooner than another.
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

/** One piece with its account as a public page tells them; null where there is none. */
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
        // A report would be a task, and a terminated account takes no more.
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

// The driver gives decimals as text, so that none loses a digit.
const numberIn = (value: unknown): number | null =>
  value === null || value === undefined ? null : Number(value);
