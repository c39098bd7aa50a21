import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import { CircularProgress, Stack } from '@mui/material';
import { makeExcerpt } from '@plumbline/resources/commands/reportTemplates';
import type { AuditReport } from '@plumbline/resources/entities/auditReports';
import type { InputOf } from '@plumbline/resources/language/defineCommand';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../data/errors/errorMessage';
import { saveAs } from '../../data/files/saveAs';
import { fetchCommand } from '../../data/session/callCommand';
import { useOfflineReason } from '../../data/words/useOfflineReason';
import { ReasonButton } from '../../kit/parts/ReasonButton';

type Kind = InputOf<typeof makeExcerpt>['kind'];
const kinds: readonly Kind[] = ['ACTION_LIST', 'NOT_FOUND_LIST'];

/** Downloads a list of the report as a document of its own, as things stand now. */
export function ReportLists({ report }: { report: Pick<AuditReport, 'id' | 'number'> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const offline = useOfflineReason();
  const [running, setRunning] = useState<Kind | null>(null);
  const download = async (kind: Kind) => {
    setRunning(kind);
    try {
      const asked = { id: report.id, input: { kind } };
      const answer = await fetchCommand(makeExcerpt, asked, { timeout: 'long' });
      const name = [report.number, translate(`choices.reportKind.${kind}`)].filter(Boolean).join(' ');
      saveAs(await answer.blob(), `${name}.pdf`);
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    } finally {
      setRunning(null);
    }
  };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {kinds.map((kind) => (
        <ReasonButton
          key={kind}
          variant="text"
          disabled={running !== null}
          reason={offline}
          startIcon={running === kind ? <CircularProgress size={16} color="inherit" /> : <ListAltOutlined />}
          onClick={() => void download(kind)}
        >
          {translate('templates.report.list', { name: translate(`choices.reportKind.${kind}`) })}
        </ReasonButton>
      ))}
    </Stack>
  );
}
