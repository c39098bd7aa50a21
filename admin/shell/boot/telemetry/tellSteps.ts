import { type StepMessage, stepMessageTemplate } from '@plumbline/resources/rules/boot/stepMessage';
import type { BootState } from '../steps/bootState';

interface Parts {
  post: (message: StepMessage) => Promise<unknown>;
  /** Whether the connection is online, not slow, and not forced offline. */
  isStable: () => boolean;
  userId: string | null;
}

/**
 * Reports the time of each boot step to the server, one request at a time to keep the connection free. Responses are
 * ignored, and the rest is dropped on an unstable connection.
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
