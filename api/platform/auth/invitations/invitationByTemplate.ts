import type { Api } from '../../../base/context/context';
import type { Mail } from '../../mail/mail';
import type { InvitationMail } from './invitationMail';

/** An invitation as its mail may tell it; the link is for the writer alone to add. */
export interface Invited extends InvitationMail {
  instance: string;
  /** Name of the invited person. */
  name: string;
  /** Day (`YYYY-MM-DD`) on which the link stops working. */
  expiresOn: string;
}

/** Writes the mail by a template; undefined where none applies. */
export type WriteInvitation = (api: Api, invited: Invited) => Promise<Mail | undefined>;

let write: WriteInvitation | undefined;

/** A domain that keeps templates registers how an invitation is written by them. */
export function registerInvitationByTemplate(given: WriteInvitation): void {
  write = given;
}

/** Undefined where no domain keeps templates. */
export const invitationByTemplate = (): WriteInvitation | undefined => write;
