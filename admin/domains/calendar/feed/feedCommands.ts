import * as commands from '@plumbline/resources/commands/calendarFeed';
import type { FeedContent } from '@plumbline/resources/rules/calendar/calendarFeed';
import { callCommand } from '../../../data/session/callCommand';

export const readFeed = () => callCommand(commands.readFeed);

export const revokeFeed = () => callCommand(commands.revokeFeed);

/** Makes the address, in place of the one before; the answer is the only one that tells it. */
export const makeFeed = (content: FeedContent) => callCommand(commands.makeFeed, { input: { content } });
