import type { Api } from '../../base/context/context';
import { fail } from '../../base/errors/errors';
import { callOf } from '../../entities/callOf';
import type { Row } from '../../entities/rowMapper';
import { requireSession } from '../auth';
import { registerDevice } from './registerDevice';

/** Mounts `POST /api/devices/register`: the device somebody is signed in on says what it is. */
export function configureDevices(api: Api): void {
  api.web.post('/api/devices/register', async (req, res) => {
    requireSession(req);
    const { body }: { body: unknown } = req;
    if (typeof body !== 'object' || body === null) fail('BAD_REQUEST', { field: 'body' });
    res.json(await registerDevice(callOf(api, req), body as Row)); // its members are checked by the definition
  });
}
