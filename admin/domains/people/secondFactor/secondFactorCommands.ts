import * as people from '@plumbline/resources/commands/people';
import * as commands from '@plumbline/resources/commands/session';
import type { AnswerOf } from '@plumbline/resources/language/defineCommand';
import { callCommand } from '../../../data/session/callCommand';

/**
 * Data for an authenticator app; `setUp` is sent back with the code, `address` opens an app on this phone, `qrCode` is
 * an image as data URL.
 */
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
// By resource: a member of the account, or a user as the provider sees it.
const resets = {
  contacts: (id: string) => callCommand(people.resetMemberSecondFactor, { id }),
  users: (id: string) => callCommand(people.resetUserSecondFactor, { id }),
};
export const resetSecondFactor = (resource: keyof typeof resets, id: string): Promise<unknown> =>
  resets[resource](id);
