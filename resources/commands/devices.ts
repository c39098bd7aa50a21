import { definitions } from '../entities/index';
import { deviceActionKey } from '../language/choices/choices';
import { described, json, many, nullable, object, optional, string } from '../language/commands/parts';
import { defineCommand, recordCommand } from '../language/defineCommand';
import { boolean, choice, datetime, text } from '../language/fields/builders';

const fact = (description: string) => optional(json(description));

export const registerDevice = defineCommand('/api/devices/register', {
  who: 'person',
  input: {
    id: optional(json('the device’s own, for this person in this account')),
    name: fact('what it is called until somebody names it'),
    userAgent: fact('as browsers say it'),
    appVersion: fact('of the app it runs'),
    usedMemory: fact('MB the running app takes'),
    computingRating: fact('0 to 100'),
    storageRating: fact('0 to 100'),
    storageUsed: fact('MB the app keeps'),
    storageQuota: fact('MB the browser lets it keep'),
    unsentCommands: fact('saved there and not yet on the server'),
    outcomes: fact(
      'at most 50 of `{id, state: RECEIVED|DONE|FAILED, failure?, note?}`: what became of actions; the same again changes nothing',
    ),
  },
  answer: {
    id: string(),
    isRemoteMaintenanceAllowed: boolean(),
    actions: described(
      many(
        object({
          id: string(),
          action: choice(deviceActionKey),
          message: nullable(string()),
          sender: described(string(), 'a name; empty: support'),
          dateSent: datetime(),
          dateExpires: datetime(),
        }),
      ),
      'what it is to do; told again until it says what became of it',
    ),
  },
  errors: ['TOO_MANY_REQUESTS', 'BAD_REQUEST'],
  summary:
    'The device a person works on says what it is and what it has done, and hears what it is asked to do',
});

export const sendDeviceAction = recordCommand(definitions.devices, 'sendAction', {
  who: { may: 'update', on: definitions.devices, inPerson: true },
  input: { action: choice(deviceActionKey), message: optional(text({ max: 500 })) },
  answer: { id: string() },
  status: 201,
  errors: ['REMOTE_MAINTENANCE_OFF', 'DEVICE_ACTION_OFF', 'DEVICE_ACTION_WAITS', 'TOO_MANY_REQUESTS'],
  summary:
    'Ask a device to do something, where the person who works on it allows that; it hears at its next contact',
});

export const allowRemoteMaintenance = recordCommand(definitions.devices, 'allowRemoteMaintenance', {
  who: 'person',
  input: { isAllowed: boolean() },
  answer: {},
  errors: ['NOT_THE_DEVICES_USER'],
  summary:
    'The person who works on a device allows actions to be sent to it, or no longer; then those that wait come to nothing',
});

export const withdrawDeviceAction = recordCommand(definitions.sentDeviceActions, 'withdraw', {
  who: { roles: ['Owner', 'Administrator'], writes: true, inPerson: true },
  answer: {},
  errors: ['DEVICE_ACTION_SETTLED'],
  summary: 'Take back an action that was not carried out yet',
});
