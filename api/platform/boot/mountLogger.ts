import { logStep } from '@plumbline/resources/commands/platform';
import { type StepMessage, stepMessageTemplate, wrongIn } from '@plumbline/resources/rules/boot/stepMessage';
import express, { type RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Api } from '../../base/context/context';
import { failFields } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import { handleCommand } from '../../entities/handleCommand';
import { dailyPseudonyms } from './dailyPseudonyms';

/** Twenty starts of one person in ten minutes; who restarts more often is not the one whose waits are of interest. */
const limit = { points: 160, duration: 10 * 60 };
const mostBytes = 1024;

/**
 * Mounts `POST /api/logger`: how long a person's app took to each step of its start, into the log at level trace. 204, 422
 * for anything but these messages, 413 over a kilobyte. What is too many is taken and not written: it is no error of
 * somebody who opens pages fast. Stands before the common body parser, which allows more.
 */
export function mountLogger(api: Api, authenticated: RequestHandler): void {
  // Each process counts for itself: the limit protects the log, nothing rests on it.
  const limiter = new RateLimiterMemory(limit);
  const pseudonymOf = dailyPseudonyms(api.now);
  const through = [authenticated, express.json({ limit: mostBytes })];
  const log = async ({ actor }: Call, body: unknown): Promise<void> => {
    const wrong = wrongIn(body);
    if (wrong) failFields({ [wrong]: { message: 'validation.choice' } });
    const isWanted = await limiter.consume(actor.user).then(
      () => true,
      (refusal: unknown) => (refusal instanceof RateLimiterRes ? false : Promise.reject(refusal)),
    );
    const { stepUrl, elapsed } = (body as StepMessage).properties; // checked above
    // Who it was is known from the sign-in, whatever the message says, and no log shall lead back to a person.
    if (isWanted) api.log.trace({ stepUrl, elapsed, userId: pseudonymOf(actor.user) }, stepMessageTemplate);
  };
  handleCommand(
    api,
    logStep,
    async (call, message, { res }) => {
      await log(call, message);
      res.status(204).end();
    },
    { through },
  );
}
