import { entities } from '@plumbline/resources/entities/index';
import { useTranslate } from 'react-admin';
import { entityLabel } from '../../data/words/labels';
import { listPath } from '../../entities/screenPaths';
import type { Crumb } from '../../kit/parts/PageHeader';

/** Breadcrumb to the list of reports. */
export function useReportCrumbs(): Crumb[] {
  const translate = useTranslate();
  const entity = entities.auditReports;
  return [{ label: translate(entityLabel(entity), { smart_count: 2 }), to: listPath(entity) }];
}
