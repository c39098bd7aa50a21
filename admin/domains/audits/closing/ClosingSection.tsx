import { Box, FormHelperText, Typography } from '@mui/material';
import type { AuditContent } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { dayOf } from '@plumbline/resources/rules/audits/dayOf';
import { nextAuditDate } from '@plumbline/resources/rules/audits/nextAuditDate';
import type { AuditResult } from '@plumbline/resources/rules/audits/suggestResult';
import { useCallback, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { DayField } from '../../../entities/inputs/DayField';
import type { Arrangement } from '../../customFields';
import { AccountFacts, AccountInputs } from '../../customFields';
import { useIntervalText } from '../../planning';
import { DeficiencyList } from '../deficiencies/DeficiencyList';
import type { DeficiencyDraft } from '../deficiencies/deficiencyDraft';
import type { AuditDraft } from '../draft/useAuditDraft';
import { PhotoStrip } from '../photos/PhotoStrip';
import { ResultPicker } from '../result/ResultPicker';
import { closingAnchor } from '../sections/SectionNav';
import { TextWithModules } from '../TextWithModules';
import type { AuditWork } from '../useAuditWork';

const noPhotos: NonNullable<LocalRow<'audits'>['damageImages']> = [];

/** Anchor of the account's custom fields. */
export const detailsAnchor = 'audit-details';

interface ClosingSectionProps {
  draft: Pick<AuditDraft, 'audit' | 'change' | 'flush'>;
  work: AuditWork;
  content: AuditContent;
  isReadOnly: boolean;
  /** The account's settings for this form. */
  arrangement: Arrangement;
  /** Whether finishing was attempted: missing values are marked. */
  isTried: boolean;
  /** Deficiencies put aside as drafts, of the whole inspection. */
  drafts: readonly DeficiencyDraft[];
  onAddDeficiency: () => void;
  onResumeDraft: (draft: DeficiencyDraft) => void;
  onStoring: (storing: Promise<boolean>) => void;
  onOpenDeficiency: (deficiency: LocalRow<'deficiencies'>) => void;
}

/** Fields of the whole audit: other deficiencies, damage photos, comment, result, next date. */
export function ClosingSection({
  draft,
  work,
  content,
  isReadOnly,
  arrangement,
  isTried,
  drafts,
  onAddDeficiency,
  onResumeDraft,
  onStoring,
  onOpenDeficiency,
}: ClosingSectionProps) {
  const translate = useTranslate();
  const { audit, change, flush } = draft;
  // Stable, so that an answer draws neither photos nor the comment again, whose height is then measured anew.
  const decide = useCallback((result: AuditResult) => change({ result }), [change]);
  const setNextDate = useCallback((day: string | null) => change({ nextAuditDate: day }), [change]);
  const setComment = useCallback((comment: string) => change({ comment }, 'soon'), [change]);
  const setImages = useCallback(
    (damageImages: LocalRow<'audits'>['damageImages']) => change({ damageImages }),
    [change],
  );
  const leaveText = useCallback(() => void flush(), [flush]);
  const place = useMemo(() => ({ resource: 'audits' as const, id: audit.id }), [audit.id]);
  const intervalText = useIntervalText();
  const { isShown, isRequired } = arrangement;
  const problems = isTried ? arrangement.problems : {};
  const general = work.deficiencies.filter((deficiency) => deficiency.checkpoint === null);
  return (
    <Box
      component="section"
      id={closingAnchor}
      aria-labelledby="closing-name"
      sx={{ scrollMarginTop: 116, display: 'flex', flexDirection: 'column', gap: 3, pb: 4 }}
    >
      <Typography
        id="closing-name"
        component="h2"
        variant="h2"
        sx={{ pb: 0.75, borderBottom: 2, borderColor: 'text.primary' }}
      >
        {translate('audit.closing')}
      </Typography>
      <Box>
        <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
          {translate('audit.deficiency.general')}
        </Typography>
        <DeficiencyList
          deficiencies={general}
          drafts={drafts.filter(({ checkpoint }) => checkpoint === null)}
          onResume={onResumeDraft}
          isReadOnly={isReadOnly}
          onOpen={onOpenDeficiency}
          onAdd={onAddDeficiency}
        />
        {isReadOnly && general.length === 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate('audit.deficiency.none')}
          </Typography>
        )}
      </Box>
      {isShown('damageImages') && (!isReadOnly || (audit.damageImages?.length ?? 0) > 0) && (
        <Box>
          <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
            {translate('resources.audits.fields.damageImages')}
          </Typography>
          <PhotoStrip
            label={translate('resources.audits.fields.damageImages')}
            place={place}
            photos={audit.damageImages ?? noPhotos}
            max={50}
            isDisabled={isReadOnly}
            onStoring={onStoring}
            onChange={setImages}
          />
          {problems.damageImages && (
            <FormHelperText error role="alert">
              {problems.damageImages}
            </FormHelperText>
          )}
        </Box>
      )}
      {isShown('comment') && (!isReadOnly || audit.comment) && (
        <TextWithModules
          label={translate('audit.comment.general')}
          value={audit.comment ?? ''}
          max={4000}
          category={audit.category}
          isDisabled={isReadOnly}
          isRequired={isRequired('comment')}
          problem={problems.comment}
          minRows={3}
          onChange={setComment}
          onBlur={leaveText}
        />
      )}
      {isReadOnly ? (
        <AccountFacts arrangement={arrangement} row={{ ...audit }} />
      ) : (
        <Box id={detailsAnchor} sx={{ scrollMarginTop: 240, '&:empty': { mt: -3 } }}>
          <AccountInputs
            arrangement={arrangement}
            row={{ ...audit }}
            problems={problems}
            onChange={(own) => change(own, 'soon')}
            onBlur={() => void flush()}
          />
        </Box>
      )}
      <ResultPicker value={audit.result} content={content} isReadOnly={isReadOnly} onChange={decide} />
      {audit.result !== 'SCRAP' && (
        <Box sx={{ maxWidth: 280 }}>
          <DayField
            label={translate('resources.audits.fields.nextAuditDate')}
            value={audit.nextAuditDate ?? dueDay(audit, work)}
            isDisabled={isReadOnly}
            isRequired
            helperText={audit.nextAuditDate === null ? intervalText(work.interval) : undefined}
            onChange={setNextDate}
          />
        </Box>
      )}
    </Box>
  );
}

/** The next inspection date by the interval that applies, counted from the audit's day. */
export function dueDay(audit: LocalRow<'audits'>, { interval }: Pick<AuditWork, 'interval'>): string | null {
  return interval && nextAuditDate(dayOf(audit.dateAudited ?? new Date()), interval);
}
