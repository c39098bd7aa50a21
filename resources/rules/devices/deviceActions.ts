import type {
  ChoiceOf,
  deviceActionFailure,
  deviceActionKey,
  deviceActionState,
} from '../../language/choices/choices';

export type DeviceActionKey = ChoiceOf<typeof deviceActionKey>;
export type DeviceActionState = ChoiceOf<typeof deviceActionState>;
export type DeviceActionFailure = ChoiceOf<typeof deviceActionFailure>;

/** What a device is asked to do, as it is handed over. */
export interface DeviceOrder {
  /** By it the device knows what it has done already. */
  id: string;
  action: DeviceActionKey;
  message: string | null;
  /** Empty: support. */
  sender: string;
  dateSent: string;
  dateExpires: string;
}

/** What a device says became of it. */
export interface DeviceOutcome {
  id: string;
  state: Exclude<DeviceActionState, 'SENT'>;
  failure?: DeviceActionFailure | null;
  note?: string | null;
}

/**
 * Days after which an action comes to nothing. To load the app anew helps now or not at all; a message may wait for the
 * end of a holiday, and a lost device is to be signed out whenever it turns up.
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

/** Outcomes a device tells of in one call. */
export const OUTCOMES_AT_ONCE = 50;
/** Actions that may wait for one device. */
export const ORDERS_WAITING = 20;

export const isSettled = (state: DeviceActionState): boolean => state === 'DONE' || state === 'FAILED';

export const expiryOf = (action: DeviceActionKey, sent: Date): Date =>
  new Date(sent.getTime() + daysToAct[action] * 24 * 60 * 60_000);

/** Where the page of the app says its version, for itself and for the server that gives it out. */
export const versionMark = 'app-version';

/** The version a built page says; null: it is none, as while developing. */
export const versionIn = (page: string): string | null =>
  new RegExp(`<meta name="${versionMark}" content="([^"]{1,60})"`).exec(page)?.[1] ?? null;
