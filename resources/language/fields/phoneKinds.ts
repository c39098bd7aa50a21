/** Kinds of phone numbers; the first is the default. */
export const phoneKinds = ['work', 'mobile', 'private', 'fax'] as const;
export type PhoneKind = (typeof phoneKinds)[number];

/** Locale key of a kind. */
export const phoneKindKey = (kind: PhoneKind): string => `shell.phone.${kind}`;
