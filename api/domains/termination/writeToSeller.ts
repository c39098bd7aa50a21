import type { Api } from '../../base/context/context';
import { longDay } from '../../base/times/longDay';
import { idOf } from '../../base/times/weekOf';
import { wordsOf } from '../../base/wordsOf';
import type { Row } from '../../entities/rowMapper';
import { signInState } from '../../platform/auth';
import { mailBrand, supportOf } from '../../platform/brands';
import type { FileStore } from '../../platform/files';
import { enqueueMail, letter } from '../../platform/mail';
import { sellerInMails } from '../reports';
import { accountEndLetter } from './accountEndLetter';

interface SellersNews {
  /** The ids of the mails are derived from it, so that repeated calls send once. */
  id: string;
  account: Row;
  news: 'terminated' | 'takenBack';
}

const kindOf = { terminated: 'customerTerminated', takenBack: 'customerTookBack' } as const;

/**
 * Mails the support of the account's broker or of one above it, else the provider, what an owner decided on the account;
 * in the looks and by the templates of the one who reads it.
 */
export async function writeToSeller(
  api: Api,
  store: FileStore,
  { id, account, news }: SellersNews,
): Promise<void> {
  const instance = String(account.id);
  const kind = kindOf[news];
  const link = `${api.config.origin}/instances/${instance}/show`;
  const { sealer } = await signInState(api);
  for (const { to, language, broker: seller } of await supportOf(api.db, instance)) {
    const brand = await mailBrand(api.db, seller);
    const { name } = await sellerInMails(api.db, seller);
    const words = wordsOf(language);
    const values = {
      account: String(account.companyName),
      date: account.dateErasureDue ? longDay(String(account.dateErasureDue), language) : '',
    };
    const templated = await accountEndLetter(api, store, {
      ...{ kind, account, seller, brand, link },
      reader: { to, name, language },
    });
    await enqueueMail(api.db, {
      id: idOf('mail', id, to),
      mail:
        templated ??
        letter({
          kind,
          to,
          language,
          brand,
          words: {
            subject: words(`mails.termination.seller.${news}.subject`, values),
            body: words(`mails.termination.seller.${news}.body`, values),
            ignore: words('mails.termination.seller.ignore'),
          },
          values: {},
          linkFirst: link,
        }),
      subject: instance,
      sealer,
      now: api.now(),
    });
  }
}
