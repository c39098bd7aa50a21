/** Whose system rights are told: the provider's own people, those of brokers, and salespeople who only stand in a list. */
export const staffKinds = ['provider', 'broker', 'salesman'] as const;
export type StaffKind = (typeof staffKinds)[number];

/**
 * Whether somebody can work in an account: no sign-in leads there yet, it was switched off, nobody gave a role, or the account
 * demands a second factor that is missing.
 */
export const signInStates = ['yes', 'noSignIn', 'switchedOff', 'noRole', 'secondFactor'] as const;
export type SignInState = (typeof signInStates)[number];
