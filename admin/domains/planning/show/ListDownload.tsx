import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Button, CircularProgress, ListItemText, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { csvOf } from '../../../data/files/csvOf';
import { saveAs } from '../../../data/files/saveAs';
import { useConnection } from '../../../data/offline';
import { useFormat } from '../../../data/words/useFormat';
import { ActionMenu } from '../../../kit/parts/ActionMenu';
import type { Inspection } from '../usePlanningInspections';
import { inspectionRows } from './inspectionCsv';
import { useListDocument } from './useListDocument';

interface ListDownloadProps {
  planning: string;
  title: string;
  inspections: readonly Inspection[];
}

/** Download of the inspection list as a document, and of it or its missing equipment as CSV. */
export function ListDownload({ planning, title, inspections }: ListDownloadProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { isOnline } = useConnection();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const document = useListDocument(planning, title);
  const missed = inspections.filter(({ audit, isOpen }) => !isOpen && !audit.isFinished);
  const field = (entity: string, name: string) => translate(`resources.${entity}.fields.${name}`);
  const download = (name: string, rows: readonly Inspection[]) => {
    setAnchor(null);
    const head = [
      field('equipments', 'identNumber'),
      field('equipments', 'product'),
      field('equipments', 'serialNumber'),
      field('equipments', 'location'),
      field('equipments', 'place'),
      field('audits', 'result'),
      field('audits', 'dateAudited'),
      field('audits', 'nextAuditDate'),
      field('audits', 'comment'),
    ];
    const result = ({ audit, isOpen }: Inspection) =>
      !isOpen && !audit.isFinished
        ? translate('planning.list.missed')
        : translate(`choices.auditResult.${audit.result ?? 'NOT_PROCESSED'}`);
    const content = csvOf(head, inspectionRows(rows, { result, date: format.date }));
    saveAs(new Blob([content], { type: 'text/csv;charset=utf-8' }), `${name} – ${title}.csv`);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={
          document.isBusy ? <CircularProgress size={16} color="inherit" /> : <FileDownloadOutlined />
        }
        disabled={document.isBusy}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minHeight: 44 }}
      >
        {translate('planning.file.button')}
      </Button>
      <ActionMenu anchor={anchor} onClose={() => setAnchor(null)}>
        <MenuItem
          disabled={!isOnline}
          onClick={() => {
            setAnchor(null);
            void document.download();
          }}
        >
          {isOnline ? (
            translate('planning.file.pdf')
          ) : (
            <ListItemText
              primary={translate('planning.file.pdf')}
              secondary={translate('errors.ONLINE_ONLY')}
            />
          )}
        </MenuItem>
        <MenuItem onClick={() => download(translate('planning.list.title'), inspections)}>
          {translate('planning.file.list', { count: inspections.length })}
        </MenuItem>
        <MenuItem
          disabled={missed.length === 0}
          onClick={() => download(translate('planning.file.missedName'), missed)}
        >
          {translate('planning.file.missed', { count: missed.length })}
        </MenuItem>
      </ActionMenu>
    </>
  );
}
