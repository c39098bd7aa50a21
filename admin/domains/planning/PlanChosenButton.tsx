import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import type { LocalRow } from '../../data/offline';
import { getEvery } from '../../data/records/useEvery';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import type { BulkButtonProps } from '../../entities/bulk/bulkButtons';
import { useRights } from '../../entities/useRights';
import { ReasonButton } from '../../kit/parts/ReasonButton';
import { commonPlace } from './commonPlace';
import { planningCreatePath } from './planningPaths';

/** Opens the planning form with the selected equipment of one customer, at the place that they have in common. */
export function PlanChosenButton({ ids, sx = {}, variant = 'outlined' }: BulkButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const data = useDataProvider();
  const offline = useOfflineReason();
  const { canCreate } = useRights(entities.auditPlannings);
  const [isBusy, setBusy] = useState(false);
  if (!canCreate()) return null;
  const plan = async () => {
    setBusy(true);
    try {
      const { data: rows } = await data.getMany<LocalRow<'equipments'>>('equipments', { ids: [...ids] });
      const places = await getEvery<LocalRow<'locations'>>(data, 'locations', {
        sort: { field: 'id', order: 'ASC' },
      });
      const owners = [...new Set(rows.map(({ owner }) => owner))];
      if (owners.length > 1) return notify('planning.form.severalCustomers', { type: 'warning' });
      const [owner] = owners;
      const location = commonPlace(
        places,
        rows.map((row) => row.location),
      );
      // In the history's state: the address of hundreds would be too long.
      navigate(planningCreatePath({ ...(owner ? { owner } : {}), ...(location ? { location } : {}) }), {
        state: { equipments: rows.map(({ id }) => id) },
      });
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ReasonButton
      variant={variant}
      size="small"
      startIcon={<EventAvailableOutlined />}
      disabled={ids.length === 0 || isBusy}
      reason={offline}
      onClick={() => void plan()}
      sx={sx}
    >
      {translate('planning.form.planChosen')}
    </ReasonButton>
  );
}
