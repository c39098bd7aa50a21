import type { ChoiceOf } from '../../language/choices/choiceSet';
import type { deviceActionFailure, deviceActionKey, deviceActionState } from '../../language/choices/choices';

export type DeviceActionKey = ChoiceOf<typeof deviceActionKey>;
export type DeviceActionState = ChoiceOf<typeof deviceActionState>;
export type DeviceActionFailure = ChoiceOf<typeof deviceActionFailure>;

/** A remote action as delivered to the device. */
export interface DeviceOrder {
  /** Idempotency key on the device. */
  id: string;
  action: DeviceActionKey;
  message: string | null;
  /** Empty: support. */
  sender: string;
  dateSent: string;
  dateExpires: string;
}

/** Outcome reported by the device. */
export interface DeviceOutcome {
  id: string;
  state: Exclude<DeviceActionState, 'SENT'>;
  failure?: DeviceActionFailure | null;
  note?: string | null;
}

/**
 * Days until an action expires. Reloading helps now or never; a message can wait for the end of a holiday; a lost
 * device is signed out whenever it appears.
 */
export const daysToAct: Readonly<Record<DeviceActionKey, number>> = {
  message: 30,
  diagnostics: 7,
  resync: 7,
  reload: 1,
  update: 7,
  clearCopies: 7,
  signOut: 30,
};

/** Maximum outcomes per call. */
export const OUTCOMES_AT_ONCE = 50;
/** Maximum pending actions per device. */
export const ORDERS_WAITING = 20;

export const isSettled = (state: DeviceActionState): boolean => state === 'DONE' || state === 'FAILED';

export const expiryOf = (action: DeviceActionKey, sent: Date): Date =>
  new Date(sent.getTime() + daysToAct[action] * 24 * 60 * 60_000);

/** Meta tag with the app's version, read by app and server. */
export const versionMark = 'app-version';

/** The version in a built page; null: none, in development. */
export const versionIn = (page: string): string | null =>
  new RegExp(`<meta name="${versionMark}" content="([^"]{1,60})"`).exec(page)?.[1] ?? null;
