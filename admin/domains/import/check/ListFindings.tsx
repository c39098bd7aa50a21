import { Alert } from '@mui/material';
import type { EntityName } from '@plumbline/resources/language/names';
import type { ImportCounts, ImportSession } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { unmappedColumns } from '../importPlan';
import { Conversions } from './Conversions';
import { ProblemTable } from './ProblemTable';

interface ListFindingsProps {
  resource: EntityName;
  session: ImportSession;
  counts: ImportCounts;
}

/** What is not imported unchanged: columns left out, units converted, values replaced or refused. */
export function ListFindings({ resource, session, counts }: ListFindingsProps) {
  const translate = useTranslate();
  const { plan, list, conversions, problems, notices } = session;
  const left = plan && plan.keepUnmapped === null ? unmappedColumns(plan, list) : [];
  return (
    <>
      {left.length > 0 && (
        <Alert severity="info">
          {translate('import.notices.columns', {
            list: left.map(({ header, letter }) => header || letter).join(', '),
          })}
        </Alert>
      )}
      {conversions.length > 0 && <Conversions conversions={conversions} />}
      {counts.problems > 0 && (
        <ProblemTable resource={resource} session={session} problems={problems} total={counts.problems} />
      )}
      {counts.notices > 0 && (
        <ProblemTable
          resource={resource}
          session={session}
          problems={notices}
          total={counts.notices}
          kind="notices"
        />
      )}
    </>
  );
}
