import { definitions } from '@plumbline/resources/entities/index';
import type { Api } from '../../base/context/context';
import { callOf } from '../../entities/callOf';
import { getRecord } from '../../entities/getRecord';
import { registerHooks } from '../../entities/hooks';
import type { JobRunner } from '../jobs';
import { carrierHooks, qrCodeHooks, recheckKind, soldHooks } from './codeHooks';
import { codeStandings } from './codeStandings';
import { rangeUsage } from './rangeUsage';
import { recheckCodes } from './recheckCodes';

/** Mounts what is said of QR codes: on a piece of equipment, and of a whole range. */
export function configureCodes(api: Api, jobs: JobRunner): void {
  registerHooks('qrCodes', qrCodeHooks);
  registerHooks('equipments', carrierHooks);
  registerHooks('checkerIdRanges', soldHooks);
  jobs.handle(recheckKind, recheckCodes);
  api.web.get('/api/equipments/:id/codeWarnings', async (req, res) => {
    const call = callOf(api, req);
    const { id, instance, qrCode } = await getRecord(call, definitions.equipments, String(req.params.id));
    const [standing] = qrCode
      ? await codeStandings(api.db, String(instance), [
          { code: String(qrCode), equipment: String(id), isRow: false },
        ])
      : [];
    res.json({ warnings: standing?.warnings ?? [] });
  });
  api.web.get('/api/checkerIdRanges/:id/usage', async (req, res) => {
    res.json(await rangeUsage(callOf(api, req), String(req.params.id)));
  });
}
