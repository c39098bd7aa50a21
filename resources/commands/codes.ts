import { definitions } from '../entities/index';
import { checkerIdWarning } from '../language/choices/choices';
import { described, many, nullable, object, row, string } from '../language/commands/parts';
import { recordCommand } from '../language/defineCommand';
import { boolean, choice, integer, reference } from '../language/fields/builders';

const { qrCodes } = definitions;
const keepers = { roles: ['Owner', 'Administrator'], writes: true } as const;

export const readCodeCause = recordCommand(qrCodes, 'cause', {
  method: 'GET',
  who: { may: 'read', on: qrCodes },
  answer: {
    warnings: many(choice(checkerIdWarning)),
    pieces: described(
      many(
        object({
          id: reference('equipments'),
          name: string(),
          isCarrier: described(boolean(), 'its own code is this one'),
          isAssigned: described(boolean(), 'the code is assigned to it'),
        }),
      ),
      'those of the account that the caller may see',
    ),
    hidden: described(integer(), 'further pieces of the account that the caller may not see'),
    accounts: described(
      nullable(
        many(
          object({
            id: reference('instances'),
            name: string(),
            hasBought: boolean(),
            uses: boolean(),
          }),
        ),
      ),
      'who has bought or uses it, the asking account included; for the provider alone',
    ),
  },
  summary: 'Why a code has its warning: pieces of the account, and for the provider the accounts',
});

export const reassignCode = recordCommand(qrCodes, 'reassign', {
  who: keepers,
  input: { equipment: described(reference('equipments'), 'the piece that keeps it') },
  answer: row(qrCodes),
  summary: 'Leave a code on one of the pieces that have it; the others lose it',
});

export const releaseCode = recordCommand(qrCodes, 'release', {
  who: keepers,
  input: { equipment: reference('equipments') },
  answer: row(qrCodes),
  summary: 'Take a code off a piece',
});

export const askAboutCode = recordCommand(qrCodes, 'ask', {
  who: keepers,
  answer: row(qrCodes),
  errors: ['CODE_WITHOUT_WARNING', 'NOBODY_TO_ASK'],
  summary: 'Ask the broker’s or the provider’s support about the warning of a code, once for each warning',
});
