import type { Step } from '../language/steps';

/** Steps to terminate a contract and to undo it, for entities with `hasResigned` and `dateResigned`. */
export const resignSteps = {
  resign: {
    icon: 'resign',
    from: { hasResigned: [false] },
    set: { hasResigned: true },
    day: 'dateResigned',
    isAsked: true,
    onlineOnly: true,
  },
  undoResignation: {
    icon: 'unresign',
    from: { hasResigned: [true] },
    set: { hasResigned: false, dateResigned: null },
    isAsked: true,
    onlineOnly: true,
  },
} as const satisfies Readonly<Record<string, Step<'hasResigned' | 'dateResigned'>>>;
