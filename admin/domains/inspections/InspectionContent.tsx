import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from '@mui/material';
import { checkpointsOf } from '@plumbline/resources/entities/checkpoints/checklistParts';
import { entities } from '@plumbline/resources/entities/index';
import { findingsLeft } from '@plumbline/resources/rules/locks/openDeficiencies';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChangesTab } from '../../entities/changes/ChangesTab';
import { EarlierDeficiencies, PhotoStrip } from '../audits';
import { BayNames, useRackGrid } from '../racks';
import { AnsweredSection } from './AnsweredSection';
import { CorrectionList } from './CorrectionList';
import { FoundDeficiencies } from './FoundDeficiencies';
import { FoundOnRack } from './FoundOnRack';
import { InspectionCard } from './InspectionCard';
import { InspectionFacts } from './InspectionFacts';
import { InspectionNotices } from './InspectionNotices';
import { InspectionSignatures } from './InspectionSignatures';
import type { Inspection } from './useInspection';

/** The complete inspection: head, earlier deficiencies, sections, general values, signatures, corrections. */
export function InspectionContent({ inspection }: { inspection: Inspection }) {
  const { audit, checklist, deficiencies, earlier } = inspection;
  const translate = useTranslate();
  const grid = useRackGrid(audit.equipment);
  const parts = checklist?.parts ?? [];
  const content = useMemo(
    () => ({
      parts: checklist?.parts ?? null,
      answers: audit.answers,
      notApplicableParts: audit.notApplicableParts,
      findings: [...deficiencies, ...findingsLeft(earlier, audit.followUps)],
    }),
    [checklist, audit, deficiencies, earlier],
  );
  const known = new Set(parts.flatMap(checkpointsOf).map(({ id }) => id));
  // If the checklist is not available, all deficiencies are listed here.
  const general = deficiencies.filter(({ checkpoint }) => checkpoint === null || !known.has(checkpoint));
  const isBegun = audit.isFinished === true || audit.dateStarted !== null;
  return (
    <BayNames value={grid?.bays}>
      <Box sx={{ maxWidth: 960, pb: 6 }}>
        <InspectionNotices audit={audit} />
        <InspectionFacts audit={audit} />
        <EarlierDeficiencies
          audit={audit.id}
          deficiencies={earlier}
          followUps={audit.followUps ?? []}
          isReadOnly
          isTried={false}
          onChange={nothing}
        />
        {grid && <FoundOnRack grid={grid} deficiencies={deficiencies} />}
        {isBegun &&
          parts.map((part, index) => (
            <AnsweredSection
              key={part.id}
              audit={audit.id}
              part={part}
              number={index + 1}
              content={content}
              deficiencies={deficiencies}
            />
          ))}
        {isBegun && (
          <InspectionCard title={translate('audit.deficiency.general')}>
            {general.length === 0 ? (
              <Typography variant="body2" color="text.secondary">
                {translate('audit.deficiency.none')}
              </Typography>
            ) : (
              <FoundDeficiencies deficiencies={general} />
            )}
          </InspectionCard>
        )}
        {audit.damageImages && audit.damageImages.length > 0 && (
          <InspectionCard title={translate('resources.audits.fields.damageImages')}>
            <PhotoStrip
              label={translate('resources.audits.fields.damageImages')}
              place={{ resource: 'audits', id: audit.id }}
              photos={audit.damageImages}
              max={audit.damageImages.length}
              isDisabled
              onChange={nothing}
            />
          </InspectionCard>
        )}
        {audit.isFinished && <InspectionSignatures audit={audit} />}
        <CorrectionList audit={audit} parts={parts} />
        <Accordion
          variant="outlined"
          disableGutters
          slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
        >
          <AccordionSummary expandIcon={<ExpandMoreRounded />} sx={{ minHeight: 48 }}>
            {translate('shell.changes.tab')}
          </AccordionSummary>
          <AccordionDetails>
            <ChangesTab entity={entities.audits} record={{ ...audit }} />
          </AccordionDetails>
        </Accordion>
      </Box>
    </BayNames>
  );
}

const nothing = (): void => {};
