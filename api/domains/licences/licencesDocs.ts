import type { CommandDocs } from '../../platform/docs/commandDocs';

export const licencesDocs: CommandDocs = {
  'POST /api/licenses/activate':
    'Turn licence keys into licences: {keys, isBeside?}, at most 50 parted by commas; a licence of the same set about to end is carried on unless isBeside; answers {results}, each {key, license} or {key, problem}',
  'GET /api/shop':
    'The licence sets the account can buy today: {offers, seller, shopLink}; for owners and administrators',
  'POST /api/orders/place':
    'Order a cart, all or nothing: {items: [{id, licenseSet, quantity, unitPrice}], comment?}; the same ids again change nothing',
};
