import { logStep } from '@plumbline/resources/commands/platform';
import { type StepMessage, stepMessageTemplate, wrongIn } from '@plumbline/resources/rules/boot/stepMessage';
import express, { type RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Api } from '../../base/context/context';
import { failFields } from '../../base/errors/errors';
import type { Call } from '../../entities/call';
import { handleCommand } from '../../entities/handleCommand';
import { dailyPseudonyms } from './dailyPseudonyms';

/** Twenty starts of one person in ten minutes; more than that is not a typical user. */
const limit = { points: 160, duration: 10 * 60 };
const mostBytes = 1024;

/**
 * Mounts `POST /api/logger`: logs the duration of each boot step of a person's app at level trace. 204, 422 for
 * anything but these messages, 413 over a kilobyte. Above the rate limit messages are accepted and dropped: opening
 * pages quickly is no error. Mount before the common body parser, which allows more.
 */
export function mountLogger(api: Api, authenticated: RequestHandler): void {
  // In memory, per process: it only protects the log.
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
    // The user is taken from the sign-in, not the message, and logged under a pseudonym.
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
