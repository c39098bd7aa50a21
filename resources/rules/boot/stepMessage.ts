import { stepUrls } from './configuration';

/** A log message about a step of the start; structured logging fills the template. */
export interface StepMessage {
  messageTemplate: string;
  level: 'trace';
  properties: {
    stepUrl: string;
    /** Milliseconds since the start began. */
    elapsed: number;
    userId: string | null;
  };
}

export const stepMessageTemplate = 'Boot step {stepUrl} reached after {elapsed} ms by {userId}';

/** Maximum plausible duration of a start in milliseconds. */
const longest = 24 * 60 * 60_000;

/** The invalid property; null: valid. Rejects free text. */
export function wrongIn(message: unknown): string | null {
  if (!isRecord(message)) return 'messageTemplate';
  if (message.messageTemplate !== stepMessageTemplate) return 'messageTemplate';
  if (message.level !== 'trace') return 'level';
  const { properties } = message;
  if (!isRecord(properties)) return 'properties';
  if (!stepUrls.some((url) => url === properties.stepUrl)) return 'stepUrl';
  const { elapsed } = properties;
  if (!Number.isInteger(elapsed) || Number(elapsed) < 0 || Number(elapsed) > longest) return 'elapsed';
  return null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
