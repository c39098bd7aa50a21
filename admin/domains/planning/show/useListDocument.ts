import { makePlanningList } from '@plumbline/resources/commands/reportTemplates';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { saveAs } from '../../../data/files/saveAs';
import { fetchCommand } from '../../../data/session/callCommand';

/** Downloads the list of an appointment as a PDF, made by the template that applies to it. */
export function useListDocument(planning: string, title: string) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      const asked = { id: planning, input: {} };
      const answer = await fetchCommand(makePlanningList, asked, { timeout: 'long' });
      saveAs(await answer.blob(), `${translate('choices.reportKind.PLANNING_LIST')} – ${title}.pdf`);
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, download };
}
