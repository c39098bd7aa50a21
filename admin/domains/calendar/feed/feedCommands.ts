import * as commands from '@plumbline/resources/commands/calendarFeed';
import type { FeedContent } from '@plumbline/resources/rules/calendar/calendarFeed';
import { callCommand } from '../../../data/session/callCommand';

export const readFeed = () => callCommand(commands.readFeed);

export const revokeFeed = () => callCommand(commands.revokeFeed);

/** Creates the feed URL and replaces the previous one; only this response contains it. */
export const makeFeed = (content: FeedContent) => callCommand(commands.makeFeed, { input: { content } });
