import type { Language } from '@plumbline/resources/language/languages';
import type { Request, Response } from 'express';
import type { Knex } from 'knex';
import { attemptLimits } from '../passwords/attemptLimits';
import { tooManyPage } from './pages/tooManyPage';
import { sendPage } from './sendPage';

/**
 * Rate limit for invalid links, as trying links is guessing; true if the limit was exceeded and the response was sent.
 */
export function linkGuesses(db: Knex) {
  const limits = attemptLimits(db, 'confirmation');
  return async (req: Request, res: Response, { token, language }: { token: string; language: Language }) => {
    const seconds = await limits.take({ account: token, address: req.ip ?? '' });
    if (seconds === null) return false;
    res.set('Retry-After', String(seconds));
    sendPage(res, { status: 429, language, page: tooManyPage({ language, seconds }) });
    return true;
  };
}
