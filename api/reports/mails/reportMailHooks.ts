import { unknownPlaces } from '@plumbline/resources/reports/reportMail';
import type { EntityHooks } from '../../entities/hooks';
import type { Row } from '../../entities/rowMapper';
import { failFields } from '../../errors';

/** An account's own words of the report mail name nothing but what there is to fill in: a misspelt place would be sent as it is. */
export const reportMailHooks: EntityHooks = {
  prepare({ after }) {
    if (!after) return;
    for (const name of ['reportMailSubject', 'reportMailText'])
      for (const text of Object.values((after[name] ?? {}) as Row)) {
        const [place] = typeof text === 'string' ? unknownPlaces(text) : [];
        if (place !== undefined)
          failFields({ [name]: { message: 'validation.unknownPlace', args: { place: `%{${place}}` } } });
      }
  },
};
