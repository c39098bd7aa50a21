/**
 * People whose system rights are explained: the provider's staff, those of brokers, and salespeople, who only appear
 * in a list.
 */
export const staffKinds = ['provider', 'broker', 'salesman'] as const;
export type StaffKind = (typeof staffKinds)[number];

/**
 * Whether a person can work in an account; otherwise why not: no user, user inactive, no role, or a required second
 * factor is missing.
 */
export const signInStates = ['yes', 'noSignIn', 'switchedOff', 'noRole', 'secondFactor'] as const;
export type SignInState = (typeof signInStates)[number];
