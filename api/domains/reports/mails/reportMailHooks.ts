import { unknownPlaces } from '@plumbline/resources/rules/reports/reportMail';
import { failFields } from '../../../base/errors/errors';
import type { EntityHooks } from '../../../entities/hooks';
import type { Row } from '../../../entities/rowMapper';

/** Refuses unknown placeholders in the account's texts of the report mail, which would be sent unreplaced. */
export const reportMailHooks: EntityHooks = {
  beforeWrite({ after }) {
    if (!after) return;
    for (const name of ['reportMailSubject', 'reportMailText'])
      for (const text of Object.values((after[name] ?? {}) as Row)) {
        const [place] = typeof text === 'string' ? unknownPlaces(text) : [];
        if (place !== undefined)
          failFields({ [name]: { message: 'validation.unknownPlace', args: { place: `%{${place}}` } } });
      }
  },
};
