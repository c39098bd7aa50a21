import type { AddressValue } from '@plumbline/resources/language/fields/field';
import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { grantOf } from '@plumbline/resources/rules/licences/grantOf';
import { licenseChanges } from '@plumbline/resources/rules/licences/proRata';
import { byTier, isOnSale, type Shop, type ShopOffer } from '@plumbline/resources/rules/licences/shop';
import { asSystem, type Call } from '../../entities/call';
import type { Row } from '../../entities/rowMapper';
import { listTyped, type Typed } from '../../entities/typedRecords';
import { brokersUpwards } from './brokersUpwards';
import { requireBuyer } from './requireBuyer';
import { sellerOf } from './sellerOf';

/**
 * Sets the account can buy today: the public ones of its broker, of the nearest broker above with sets on sale, or of
 * the provider. `fallbackLink`: external shop if neither the broker nor the seller has one. FORBIDDEN for users who may
 * not buy.
 */
export async function readShop(call: Call, fallbackLink: string | null = null): Promise<Shop> {
  requireBuyer({ ...call.actor, tokenScopes: undefined });
  const catalogue = { ...asSystem(call, CATALOGUE_ID), db: call.db };
  const own = asSystem(call, call.actor.instance);
  const day = dayOf(call.now);
  const account: Row | undefined = await call
    .db('instances')
    .where({ id: call.actor.instance })
    .first('broker', 'companyName', 'address', 'vatId');
  const chain = await brokersUpwards(catalogue, account?.broker as string | null);
  const sellers: (string | null)[] = [...chain.map(({ id }) => id), null];
  const sets = (await listTyped(catalogue, 'licenseSets', { filter: { isPubliclyVisible: true } })).filter(
    (set) => isOnSale(set, day),
  );
  const seller = sellers.find((one) => sets.some(({ broker }) => (broker ?? null) === one));
  const broker = chain.find(({ id }) => id === (seller ?? null)) ?? chain[0];
  return {
    offers:
      seller === undefined
        ? []
        : await offersOf(
            catalogue,
            sets.filter((set) => (set.broker ?? null) === seller),
            { day, licences: await listTyped(own, 'licenses'), orders: await listTyped(own, 'orders') },
          ),
    seller: broker ? namesOf(broker) : null,
    shopLink: broker?.shopLink || chain[0]?.shopLink || fallbackLink,
    vatFrom: seller === undefined ? null : await vatFrom(call, seller),
    billing: {
      name: String(account?.companyName ?? ''),
      // A raw database row: MySQL returns JSON parsed.
      address: (account?.address as AddressValue | null | undefined) ?? null,
      vatId: account?.vatId ? String(account.vatId) : null,
    },
  };
}

async function vatFrom(call: Call, broker: string | null): Promise<Shop['vatFrom']> {
  const seller = await sellerOf(call, broker);
  const { country } = seller?.address ?? {};
  return country ? { country, isVatExempt: seller?.isVatExempt === true } : null;
}

type Broker = Typed<'brokers'>;

const namesOf = ({ id, name, sendQRCode, images, ...support }: Broker): Shop['seller'] => ({
  id,
  name,
  supportEmail: support.supportEmail || null,
  supportPhone: support.supportPhone || null,
  supportTimes: support.supportTimes,
  sendsQrCodes: sendQRCode === true,
  images: (images ?? []).map(({ hash, name: file, mimeType, size }) => ({
    hash,
    name: file,
    mimeType,
    size,
  })),
});

async function offersOf(
  catalogue: Call,
  sets: readonly Typed<'licenseSets'>[],
  {
    day,
    ...sold
  }: { day: string; licences: readonly Typed<'licenses'>[]; orders: readonly Typed<'orders'>[] },
): Promise<ShopOffer[]> {
  const details = await listTyped(catalogue, 'licenseSetDetails', {
    filter: { licenseSet: sets.map(({ id }) => id) },
  });
  const names = new Map((await listTyped(catalogue, 'categories')).map(({ id, name }) => [id, name]));
  return sets
    .map((set): ShopOffer => {
      const own = details.filter(({ licenseSet }) => licenseSet === set.id);
      const { maxUser, categories, validBefore } = grantOf(set, own, day);
      const months = Math.max(0, ...own.map(({ type, amount }) => (type === 'MonthsValid' ? amount : 0)));
      return {
        id: set.id,
        name: set.name,
        tier: set.tier,
        price: set.price,
        currency: set.currency,
        maxUser,
        validBefore,
        months: months || set.validityInMonths,
        categories: categories.flatMap((id) => {
          const name = names.get(id);
          return name ? [{ id, name }] : [];
        }),
        isPromoted: set.isAdvertisingLicenseSet === true,
        changes: licenseChanges(
          { ...set, months: months || set.validityInMonths, grants: (from) => grantOf(set, own, from) },
          sold,
          day,
        ),
        shopLink: set.shopLink || null,
      };
    })
    .sort(byTier);
}
