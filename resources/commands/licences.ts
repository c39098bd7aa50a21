import { currency, licenseTier } from '../language/choices/choices';
import {
  described,
  either,
  many,
  nullable,
  object,
  optional,
  string,
  word,
} from '../language/commands/parts';
import { defineCommand } from '../language/defineCommand';
import {
  address,
  boolean,
  choice,
  date,
  decimal,
  integer,
  localizedText,
  reference,
  text,
} from '../language/fields/builders';
import { keyProblems } from '../rules/licences/activation';
import { mostLines, mostPieces } from '../rules/licences/shop';

/** Roles that may order and activate licences for the account. */
const buyers = { roles: ['Owner', 'Administrator'], writes: true } as const;
const activated = object({
  id: reference('licenses'),
  name: string(),
  validFrom: date(),
  validBefore: nullable(date()),
  maxUser: nullable(integer()),
});

export const activateKeys = defineCommand('/api/licenses/activate', {
  who: buyers,
  input: {
    keys: described(string(), 'at most 50, parted by commas'),
    isBeside: described(
      optional(boolean()),
      'a licence of the same set about to end ends as it did, the new one stands beside it',
    ),
  },
  answer: {
    results: many(
      either(
        object({ key: string(), license: activated }),
        object({ key: string(), problem: word(...keyProblems) }),
      ),
    ),
  },
  summary: 'Turn licence keys into licences; each is answered by itself, in the order in which they came',
});

export const readShop = defineCommand('/api/shop', {
  method: 'GET',
  who: { roles: ['Owner', 'Administrator'] },
  answer: {
    offers: many(
      object({
        id: reference('licenseSets'),
        name: string(),
        tier: nullable(choice(licenseTier)),
        price: described(decimal(), 'net, for a year'),
        currency: choice(currency),
        maxUser: described(nullable(integer()), 'null: without limit'),
        categories: described(
          many(object({ id: reference('categories'), name: localizedText({ max: 200 }) })),
          'empty: all',
        ),
        validBefore: nullable(date()),
        months: nullable(integer()),
        isPromoted: boolean(),
        changes: described(
          many(
            object({
              license: reference('licenses'),
              name: string(),
              kind: word('RENEWAL', 'SEATS'),
              from: date(),
              till: described(date(), 'the day before which it ends'),
              days: integer(),
              ofDays: described(integer(), 'so many days stand for the price'),
              unitPrice: described(decimal(), 'net, of one piece, for these days'),
            }),
          ),
          'how licences that the account has of the set can be changed today',
        ),
        shopLink: nullable(string()),
      }),
    ),
    seller: described(
      nullable(
        object({
          id: reference('brokers'),
          name: string(),
          supportEmail: nullable(string()),
          supportPhone: nullable(string()),
          supportTimes: nullable(localizedText({ max: 200 })),
          sendsQrCodes: described(boolean(), 'printed QR codes come with what is bought'),
          images: many(object({ hash: string(), name: string(), mimeType: string(), size: integer() })),
        }),
      ),
      'null: the provider',
    ),
    shopLink: nullable(string()),
    vatFrom: described(
      nullable(object({ country: string(), isVatExempt: boolean() })),
      'where the seller owes VAT; null: it has not been said yet',
    ),
    billing: described(
      object({ name: string(), address: nullable(address()), vatId: nullable(string()) }),
      'whom the invoice goes to where the buyer says nothing else',
    ),
  },
  summary: 'The licence sets the account can buy today',
});

export const placeOrder = defineCommand('/api/orders/place', {
  who: buyers,
  input: {
    items: many(
      object({
        id: described(reference('orders'), 'made by the buyer'),
        licenseSet: reference('licenseSets'),
        quantity: integer({ min: 1, max: mostPieces }),
        unitPrice: described(decimal(), 'what the buyer saw'),
        change: described(
          optional(object({ license: reference('licenses'), kind: word('RENEWAL', 'SEATS') })),
          'of a licence the account has; absent: a new one',
        ),
      }),
      { min: 1, max: mostLines },
    ),
    comment: optional(string()),
    billing: described(
      optional(
        object({
          name: text({ max: 150 }),
          address: address(),
          vatId: optional(text({ max: 20, format: 'vatId' })),
        }),
      ),
      'whom the invoice goes to; the account itself where nothing is said',
    ),
  },
  answer: { orders: many(object({ id: reference('orders'), number: string() })) },
  errors: ['PRICE_CHANGED'],
  summary: 'Order a cart, all or nothing; the same ids again change nothing',
});
