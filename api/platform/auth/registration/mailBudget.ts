import type { Knex } from 'knex';
import { type AttemptLimits, attemptLimits } from '../passwords/attemptLimits';

/** One count for all mails of registrations to an address, whatever asks for them: nobody shall be flooded. */
export const mailBudget = (db: Knex): AttemptLimits => attemptLimits(db, 'registrationMail');
