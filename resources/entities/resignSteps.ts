import type { Step } from '../language/steps';

/** A contract is given notice of, and the notice taken back, for whatever has `hasResigned` and `dateResigned`. */
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
