import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined';
import { Button } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../data/errors/errorMessage';
import { type LocalRow, useConnection } from '../../data/offline';
import { getEvery } from '../../data/records/useEvery';
import type { BulkButtonProps } from '../../entities/bulk/bulkButtons';
import { useRights } from '../../entities/useRights';
import { commonPlace } from './commonPlace';
import { planningCreatePath } from './planningPaths';

/** Opens the planning form with the selected equipment of one customer, at the place that they have in common. */
export function PlanChosenButton({ ids, sx = {}, variant = 'outlined' }: BulkButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const data = useDataProvider();
  const { isOnline } = useConnection();
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
    <Button
      variant={variant}
      size="small"
      startIcon={<EventAvailableOutlined />}
      disabled={ids.length === 0 || !isOnline || isBusy}
      title={isOnline ? undefined : translate('errors.ONLINE_ONLY')}
      onClick={() => void plan()}
      sx={sx}
    >
      {translate('planning.form.planChosen')}
    </Button>
  );
}
