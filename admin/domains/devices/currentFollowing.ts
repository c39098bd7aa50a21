import type { Following } from './followDevice';

let following: Following | null = null;

export const setFollowing = (next: Following): void => {
  following = next;
};

export const isFollowing = (): boolean => following !== null;

/** Checks at once whether there is something to report or to do; `isCalled`: asks the server in any case. */
export const lookAtDevice = async (isCalled = false): Promise<void> => following?.look(isCalled);
