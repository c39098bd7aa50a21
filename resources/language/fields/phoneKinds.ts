/** What a telephone number is, the first where nobody says. */
export const phoneKinds = ['work', 'mobile', 'private', 'fax'] as const;
export type PhoneKind = (typeof phoneKinds)[number];

/** Key of what the kind is called, in the locales. */
export const phoneKindKey = (kind: PhoneKind): string => `shell.phone.${kind}`;
