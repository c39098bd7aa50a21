import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { documentLabels } from '@plumbline/resources/rules/reports/contexts/documentLabels';
import type { InvitationContext } from '@plumbline/resources/rules/reports/contexts/InvitationContext';
import { html } from '../../../base/pages/html';
import { pageTexts } from '../../../base/pages/pageTexts';
import { longDay } from '../../../base/times/longDay';
import { asSystem } from '../../../entities/call';
import type { WriteInvitation } from '../../../platform/auth/invitations/invitationByTemplate';
import { brokerOfAccount } from '../../../platform/brands';
import type { FileStore } from '../../../platform/files/fileStore';
import { mailTextOrNone } from './mailText';
import { sellerInMails } from './sellerInMails';
import { linkLine, textLetter } from './textLetter';

/**
 * The mail of an invitation by the template of the account's broker or of one above it. The link, how long it works and
 * what to do with a mistaken mail are the product's words, after the text.
 */
export const writeInvitation =
  (store: FileStore): WriteInvitation =>
  async (api, { instance, name, email, language, link, expiresOn, inviter, account, brand }) => {
    const seller = await brokerOfAccount(api.db, instance);
    const context: InvitationContext = {
      recipient: { name, email },
      inviter: { name: inviter },
      account: { name: account },
      invitation: { until: longDay(expiresOn, language) },
      seller: await sellerInMails(api.db, seller),
      broker: { name: brand?.name ?? '' },
      labels: documentLabels.invitation(language),
    };
    const content = await mailTextOrNone(
      { log: api.log, store, call: asSystem({ db: api.db, now: api.now() }, CATALOGUE_ID) },
      {
        kind: 'INVITATION_MAIL',
        about: { seller, language },
        contents: { of: 'invitation', context },
      },
    );
    const { link: way, ignore } = pageTexts(language).mails.invitation;
    const after = [linkLine(way, link, brand), { text: ignore, html: html`<p>${ignore}</p>` }];
    return content && textLetter({ kind: 'invitation', to: email, language, content, after, brand });
  };
