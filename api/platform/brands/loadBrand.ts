import type { FileValue } from '@plumbline/resources/language/fields/field';
import type { Localized } from '@plumbline/resources/language/languages';
import { type Brand, type BrandColors, productName } from '@plumbline/resources/rules/brands/brand';
import { isColor } from '@plumbline/resources/rules/brands/color';
import type { Knex } from 'knex';
import { brokerLine } from './brokerLine';

/** Everything a broker shows under its own name, including what it inherits from the brokers above it. */
export interface LoadedBrand {
  brand: Brand;
  host: string | null;
  senderEmail: string | null;
  supportEmail: string | null;
  reportLogo: string | null;
  reportFooter: Localized | null;
}

interface BrokerRow extends BrandColors {
  id: string;
  name: string;
  logo: FileValue | null;
  isWhitelabelingBroker: unknown;
  isPoweredByActive: unknown;
  poweredByText: string | null;
  host: string | null;
  senderEmail: string | null;
  supportEmail: string | null;
  reportLogo: FileValue | null;
  reportFooter: Localized | null;
}

const colorFields = [
  'primaryColor',
  'secondaryColor',
  'headerColor',
  'backgroundColor',
  'textColor',
] as const;

/**
 * The brand of a broker, by its id; null if white-labelling is enabled neither for it nor for a broker above it. Unset
 * values come from the nearest broker above that has one.
 */
export async function loadBrand(db: Knex, broker: string | null | undefined): Promise<LoadedBrand | null> {
  if (!broker) return null;
  const line = (await brokersUpwards(db, broker)).filter((row) => row.isWhitelabelingBroker);
  const [own] = line;
  if (!own) return null;
  const first = <Value>(of: (row: BrokerRow) => Value | null): Value | null => {
    for (const row of line) {
      const value = of(row);
      if (value) return value;
    }
    return null;
  };
  return {
    brand: {
      broker: own.id,
      name: own.name,
      logo: first(({ logo }) => logo)?.hash ?? null,
      colors: first(colorsIn),
      poweredBy: poweredBy(line),
    },
    host: first(({ host }) => host),
    senderEmail: first(({ senderEmail }) => senderEmail),
    supportEmail: first(({ supportEmail }) => supportEmail),
    reportLogo: first(({ reportLogo, logo }) => reportLogo ?? logo)?.hash ?? null,
    reportFooter: first(({ reportFooter }) => reportFooter),
  };
}

/** The nearest broker that disabled the line or set its text decides; by default it names the product. */
function poweredBy(line: readonly BrokerRow[]): string | null {
  for (const { isPoweredByActive, poweredByText } of line) {
    if (!isPoweredByActive) return null;
    if (poweredByText) return poweredByText;
  }
  return `Powered by ${productName}`;
}

/** The broker and its parents, nearest first, each with the colours of its theme. */
function brokersUpwards(db: Knex, broker: string): Promise<BrokerRow[]> {
  return brokerLine(db, broker)
    .leftJoin('themes', (join) => join.on('themes.id', 'brokers.theme').andOnNull('themes.deletedAt'))
    .select(
      'brokers.id',
      'brokers.name',
      'brokers.logo',
      'brokers.isWhitelabelingBroker',
      'brokers.isPoweredByActive',
      'brokers.poweredByText',
      'brokers.host',
      'brokers.senderEmail',
      'brokers.supportEmail',
      'brokers.reportLogo',
      'brokers.reportFooter',
      ...colorFields.map((name) => `themes.${name}`),
    );
}

function colorsIn(row: BrokerRow): BrandColors | null {
  const known = (value: unknown) => (isColor(value) ? value : null);
  return isColor(row.primaryColor)
    ? {
        primaryColor: row.primaryColor,
        secondaryColor: known(row.secondaryColor),
        headerColor: known(row.headerColor),
        backgroundColor: known(row.backgroundColor),
        textColor: known(row.textColor),
      }
    : null;
}
