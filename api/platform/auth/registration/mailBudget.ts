import type { Knex } from 'knex';
import { type AttemptLimits, attemptLimits } from '../passwords/attemptLimits';

/** One rate limit for all registration mails to an address, whatever requests them. */
export const mailBudget = (db: Knex): AttemptLimits => attemptLimits(db, 'registrationMail');
