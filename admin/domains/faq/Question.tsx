import LinkOutlined from '@mui/icons-material/LinkOutlined';
import { Box, Button, ButtonBase, Collapse, Typography } from '@mui/material';
import type { FrequentlyAskedQuestion } from '@plumbline/resources/entities/frequentlyAskedQuestions';
import { localizedOrder } from '@plumbline/resources/language/languages';
import { useEffect, useId, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useLanguage } from '../../data/words/useLanguage';
import { LocalizedParagraphs } from '../../entities/texts/LocalizedParagraphs';
import { FoldMark } from '../../kit/parts/FoldMark';

interface QuestionProps {
  question: FrequentlyAskedQuestion;
  isOpen: boolean;
  onToggle: () => void;
}

/** A collapsible question with its answer; it has its own link. */
export function Question({ question, isOpen, onToggle }: QuestionProps) {
  const language = useLanguage();
  const id = useId();
  const place = useRef<HTMLLIElement>(null);
  const wasOpenAtFirst = useRef(isOpen);
  useEffect(() => {
    // Scrolls to the question when opened by its link.
    if (wasOpenAtFirst.current) place.current?.scrollIntoView?.({ block: 'center' });
  }, []);
  const spoken = localizedOrder(language).find((one) => question.question[one]);
  return (
    <Box
      component="li"
      ref={place}
      sx={{ borderBottom: 1, borderColor: 'divider', '&:last-child': { borderBottom: 0 } }}
    >
      <Typography variant="h3" sx={{ fontSize: '0.9375rem' }}>
        <ButtonBase
          id={`${id}q`}
          aria-expanded={isOpen}
          aria-controls={`${id}a`}
          onClick={onToggle}
          sx={{
            width: '100%',
            justifyContent: 'space-between',
            gap: 2,
            textAlign: 'left',
            px: 2,
            py: 1.25,
            minHeight: 48,
            font: 'inherit',
            '&:hover': { backgroundColor: 'action.hover' },
            '&.Mui-focusVisible': { backgroundColor: 'action.focus' },
          }}
        >
          <span lang={spoken?.slice(0, 2)}>{spoken && question.question[spoken]}</span>
          <FoldMark isOpen={isOpen} />
        </ButtonBase>
      </Typography>
      <Collapse in={isOpen} unmountOnExit>
        <Box id={`${id}a`} role="region" aria-labelledby={`${id}q`} sx={{ px: 2, pb: 1.5 }}>
          <LocalizedParagraphs text={question.answer} />
          <CopyLink id={question.id} />
        </Box>
      </Collapse>
    </Box>
  );
}

function CopyLink({ id }: { id: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    const address = new URL(window.location.href);
    address.search = new URLSearchParams({ answer: id }).toString();
    try {
      await navigator.clipboard.writeText(address.href);
      notify('dashboard.faq.copied', { type: 'success' });
    } catch {
      // Without permission for the clipboard, the link is also in the address bar.
      notify('dashboard.faq.inAddressBar', { type: 'info' });
    }
  };
  return (
    <Button
      variant="text"
      size="small"
      startIcon={<LinkOutlined />}
      onClick={() => void copy()}
      sx={{ mt: 1, ml: -1 }}
    >
      {translate('dashboard.faq.copy')}
    </Button>
  );
}
