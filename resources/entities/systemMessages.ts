import { instanceType, systemMessageLevel } from '../language/choices/choices';
import { defineEntity, type RecordOf } from '../language/defineEntity';
import { boolean, choice, date, localizedText } from '../language/fields/builders';
import { providerKeeps } from './rights';

/** What the provider has to tell everybody for a while: maintenance, disturbances, news. */
export const systemMessages = defineEntity({
  name: 'systemMessages',
  scope: 'catalogue',
  title: 'title',
  icon: 'CampaignOutlined',
  route: 'system-messages/overview',
  menu: { group: 'system', at: 10, shownTo: 'provider', isOnlineOnly: true },
  inForce: { from: 'validFrom', till: 'validTill' },
  fields: {
    title: localizedText({ required: true, max: 150, search: true }),
    content: localizedText({ required: true, max: 2000, multiline: true, search: true }),
    level: choice(systemMessageLevel, { required: true, default: 'INFO' }),
    validFrom: date({ required: true }),
    validTill: date({ notBelow: 'validFrom' }),
    /** Whom it concerns; empty: everybody. */
    audience: choice(instanceType),
    isActive: boolean({ default: true }),
  },
  permissions: providerKeeps([
    { field: 'isActive', equals: true },
    { field: 'audience', in: 'instanceType' },
  ]),
  list: {
    columns: ['title', 'level', 'audience', 'validFrom', 'validTill', 'isActive'],
    sorts: ['title', 'level', 'validFrom', 'validTill'],
    filters: ['level', 'validFrom', 'isActive'],
    sort: 'validFrom',
    order: 'DESC',
  },
  form: { master: ['title', 'content', 'level', 'audience', 'validFrom', 'validTill', 'isActive'] },
  exchange: {
    key: 'title',
    columns: ['title', 'content', 'level', 'audience', 'validFrom', 'validTill', 'isActive'],
    disambiguateBy: ['validFrom'],
  },
  offline: 'always',
});
export type SystemMessage = RecordOf<typeof systemMessages>;
