import type { Api } from '../../base/context/context';
import { longDay } from '../../base/times/longDay';
import { idOf } from '../../base/times/weekOf';
import { wordsOf } from '../../base/wordsOf';
import type { Row } from '../../entities/rowMapper';
import { signInState } from '../../platform/auth';
import { mailBrandOf, supportOf } from '../../platform/brands';
import { enqueueMail, letter } from '../../platform/mail';

interface SellersNews {
  /** The ids of the mails are derived from it, so that repeated calls send once. */
  id: string;
  account: Row;
  news: 'terminated' | 'takenBack';
}

const kindOf = { terminated: 'customerTerminated', takenBack: 'customerTookBack' } as const;

/** Mails the support of the account's broker, else the provider, what an owner decided on the account. */
export async function writeToSeller(api: Api, { id, account, news }: SellersNews): Promise<void> {
  const instance = String(account.id);
  const brand = await mailBrandOf(api, instance);
  const { sealer } = await signInState(api);
  for (const { to, language } of await supportOf(api.db, instance)) {
    const words = wordsOf(language);
    const values = {
      account: String(account.companyName),
      date: account.dateErasureDue ? longDay(String(account.dateErasureDue), language) : '',
    };
    await enqueueMail(api.db, {
      id: idOf('mail', id, to),
      mail: letter({
        kind: kindOf[news],
        to,
        language,
        brand,
        words: {
          subject: words(`mails.termination.seller.${news}.subject`, values),
          body: words(`mails.termination.seller.${news}.body`, values),
          ignore: words('mails.termination.seller.ignore'),
        },
        values: {},
        linkFirst: `${api.config.origin}/instances/${instance}/show`,
      }),
      subject: instance,
      sealer,
      now: api.now(),
    });
  }
}
