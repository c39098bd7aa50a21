import * as people from '@plumbline/resources/commands/people';
import * as commands from '@plumbline/resources/commands/session';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { callCommand } from '../../../data/session/callCommand';

/** What an authenticator app needs; `setUp` comes back with the code, `address` opens an app on this phone, `qrCode` is a data address of an image. */
export type SetUp = AnswerOf<typeof commands.setUpSecondFactor>;

export const readSecondFactor = () => callCommand(commands.readSecondFactor);
export const beginSetUp = () => callCommand(commands.setUpSecondFactor);
export const confirmSetUp = (input: { setUp: string; code: string; password: string }) =>
  callCommand(commands.confirmSecondFactor, { input });
export const renewRecoveryCodes = (proof: string) =>
  callCommand(commands.renewRecoveryCodes, { input: { proof } });
export const turnOff = (proof: string) => callCommand(commands.turnOffSecondFactor, { input: { proof } });

export const readMemberSecondFactor = (contact: string) =>
  callCommand(people.readMemberSecondFactor, { id: contact });
export const resetSecondFactor = (resource: 'contacts' | 'users', id: string): Promise<unknown> =>
  resource === 'contacts'
    ? callCommand(people.resetMemberSecondFactor, { id })
    : callCommand(people.resetUserSecondFactor, { id });
