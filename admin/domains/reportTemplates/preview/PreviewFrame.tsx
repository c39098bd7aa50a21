import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import type { ReportTemplate } from '@plumbline/resources/entities/reportTemplates';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { readError } from '../../../data/errors/readError';
import { ListError } from '../../../entities/list/ListError';
import { EmptyCard } from '../../../kit/parts/CardSection';
import { makePreview } from '../templateCommands';
import type { Shown } from './PreviewChoices';

interface PreviewFrameProps {
  template: ReportTemplate;
  shown: Shown;
  /** Of a version; null: the draft. */
  number: number | null;
}

const mostReplaced = 5;

/** A PDF made anew whenever the file, the data or the language changes; the earlier one stays until it is there. */
export function PreviewFrame({ template: { id, draft }, shown, number }: PreviewFrameProps) {
  const translate = useTranslate();
  const isChosen = shown.by !== 'report' || shown.report !== undefined;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['templatePreview', id, number ?? draft?.hash, shown],
    queryFn: () => makePreview(id, { ...shown, ...(number === null ? {} : { number }) }),
    enabled: isChosen,
    // Of an account's waiting previews the server keeps the latest: a frame still shown asks for its own once more.
    retry: (times, failure) => readError(failure).code === 'PREVIEW_REPLACED' && times < mostReplaced,
    placeholderData: (before) => before,
    // A PDF with 200 photos is large.
    gcTime: 60_000,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const address = useObjectUrl(data);
  if (!isChosen) return <EmptyCard>{translate('templates.preview.report')}</EmptyCard>;
  return (
    <Box aria-busy={isFetching}>
      {isFetching && (
        <Box role="status" sx={{ mb: 1 }}>
          <Typography variant="caption">{translate('templates.preview.making')}</Typography>
          <LinearProgress />
        </Box>
      )}
      {error && !isFetching ? (
        <ListError error={error} onRetry={() => void refetch()} />
      ) : (
        address && <ShownPdf address={address} />
      )}
    </Box>
  );
}

function ShownPdf({ address }: { address: string }) {
  const translate = useTranslate();
  return (
    <>
      {navigator.pdfViewerEnabled ? (
        <Box
          component="iframe"
          title={translate('templates.preview.title')}
          src={address}
          sx={{ width: '100%', height: { xs: 480, md: 680 }, border: 1, borderColor: 'divider' }}
        />
      ) : (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {translate('templates.preview.notShown')}
        </Typography>
      )}
      <Button
        component="a"
        href={address}
        target="_blank"
        rel="noreferrer"
        variant="text"
        startIcon={<OpenInNewOutlined />}
      >
        {translate('templates.preview.open')}
      </Button>
    </>
  );
}

/** An address of the content, as long as it is shown. */
function useObjectUrl(content: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!content) return;
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}
