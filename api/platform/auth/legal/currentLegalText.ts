import { createHash } from 'node:crypto';
import type { Localized } from '@plumbline/resources/language/languages';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { nameProduct, productName, productNameOf } from '@plumbline/resources/rules/brands/brand';
import {
  type LegalText,
  type LegalTextKind,
  legalTextKinds,
} from '@plumbline/resources/rules/legal/legalText';
import type { Knex } from 'knex';
import { brandOf, type Introducer } from '../../brands';
import { defaultLegalText } from './defaultLegalText';

interface Asked {
  kind: LegalTextKind;
  /** Id of the reader's broker; null or unknown: the provider's own text. */
  broker: string | null;
  now: Date;
}

/**
 * The text in force: the broker's own, else the link the broker names, else the provider's, else the product's
 * default. There is always one.
 */
export async function currentLegalText(db: Knex, { kind, broker, now }: Asked): Promise<LegalText> {
  const whose =
    broker === null ? undefined : await db('brokers').where({ id: broker, deletedAt: null }).first();
  const own = whose && (await latest(db, { kind, broker: whose.id, now }));
  if (own) return fromRow(kind, own, whose);
  const link: string | null = whose?.[linkFields[kind] ?? ''] ?? null;
  if (link)
    return {
      kind,
      versionName: '',
      dateValidFrom: dayOf(whose.updatedAt),
      broker: whose.name,
      brokerId: whose.id,
      content: null,
      link,
      hash: hashOf(link),
    };
  const provided = await latest(db, { kind, broker: null, now });
  return provided
    ? fromRow(kind, provided, null)
    : supplied(kind, productNameOf(await brandOf(db, whose?.id)));
}

/**
 * The product's default text with the brand's product name; the hash is computed with the default name, so it is the
 * same for every brand.
 */
function supplied(kind: LegalTextKind, product: string): LegalText {
  const { content, ...text } = defaultLegalText(kind);
  const under = (name: string): Localized =>
    Object.fromEntries(
      Object.entries(content).map(([language, said]) => [language, nameProduct(said, name)]),
    );
  return {
    ...fromRow(kind, { ...text, content: under(productName) }, null),
    content: under(product),
  };
}

/** The texts in force of every kind. */
export const currentLegalTexts = (db: Knex, asked: Omit<Asked, 'kind'>): Promise<LegalText[]> =>
  Promise.all(legalTextKinds.map((kind) => currentLegalText(db, { ...asked, kind })));

const linkFields: Partial<Record<LegalTextKind, string>> = {
  agb: 'agbLink',
  impressum: 'impressumLink',
  'privacy-policy': 'privacyPolicyLink',
};

interface StoredText {
  versionName: string;
  dateValidFrom: string;
  content: Localized;
}

const latest = (db: Knex, { kind, broker, now }: Asked): Promise<StoredText | undefined> =>
  db('legalTexts')
    .where({ kind, broker, deletedAt: null })
    .where('dateValidFrom', '<=', dayOf(now))
    .orderBy([
      { column: 'dateValidFrom', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .first('versionName', 'dateValidFrom', 'content');

const fromRow = (
  kind: LegalTextKind,
  { versionName, dateValidFrom, content }: StoredText,
  broker: Introducer | null,
): LegalText => ({
  kind,
  versionName,
  dateValidFrom,
  broker: broker?.name ?? null,
  brokerId: broker?.id ?? null,
  content,
  link: null,
  hash: hashOf(JSON.stringify(Object.entries(content).sort())),
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');
