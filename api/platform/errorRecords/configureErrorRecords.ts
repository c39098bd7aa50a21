import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { callOf } from '../../entities/callOf';
import type { Row } from '../../entities/rowMapper';
import { requireSession } from '../auth';
import { reportErrors } from './reportErrors';

/** Mounts `POST /api/errorRecords/report {records}` for people who are signed in; the app brings what went wrong on a device. */
export function configureErrorRecords(api: Api): void {
  api.web.post('/api/errorRecords/report', async (req, res) => {
    requireSession(req);
    const { body }: { body: unknown } = req;
    if (typeof body !== 'object' || body === null) fail('BAD_REQUEST', { field: 'body' });
    res.json(await reportErrors(callOf(api, req), body as Row)); // its members are checked one by one
  });
}
