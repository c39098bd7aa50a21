import { type StepMessage, stepMessageTemplate } from '@plumbline/resources/rules/boot/stepMessage';
import type { BootState } from '../steps/bootState';

interface Parts {
  post: (message: StepMessage) => Promise<unknown>;
  /** Whether the line is online, not slow, and not forced offline. */
  isStable: () => boolean;
  userId: string | null;
}

/**
 * Tells the server how long the app took to each step, one message after the other so that nothing else has to wait for
 * them. The first answer to each is the end of it, whatever it says; it is not read. Off a stable line nothing more is sent,
 * now or later: it was not that interesting.
 */
export async function tellSteps(
  passed: BootState['passed'],
  { post, isStable, userId }: Parts,
): Promise<void> {
  for (const { url, elapsed } of passed) {
    if (!isStable()) return;
    const properties = { stepUrl: url, elapsed: Math.round(elapsed), userId };
    await post({ messageTemplate: stepMessageTemplate, level: 'trace', properties }).catch(() => {});
  }
}
