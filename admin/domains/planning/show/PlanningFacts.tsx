import { Box, ButtonBase, Collapse, LinearProgress, Typography, useMediaQuery } from '@mui/material';
import { planningState } from '@plumbline/resources/language/choices/choices';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { useFormat } from '../../../data/words/useFormat';
import { ChoiceChip } from '../../../entities/ChoiceChip';
import { RecordLink } from '../../../entities/cells/RecordLink';
import { DueChip } from '../../../entities/DueChip';
import { Fact } from '../../../entities/show/Fact';
import { FoldMark } from '../../../kit/parts/FoldMark';
import { AccountFacts, useArrangement } from '../../customFields';
import type { Inspection } from '../usePlanningInspections';

interface PlanningFactsProps {
  planning: LocalRow<'auditPlannings'>;
  inspections: readonly Inspection[];
}

/** Customer, location, date, inspector and progress. */
export function PlanningFacts({ planning, inspections }: PlanningFactsProps) {
  const translate = useTranslate();
  const format = useFormat();
  const label = (name: string) => translate(`resources.auditPlannings.fields.${name}`);
  const done = inspections.filter((inspection) => inspection.audit.isFinished).length;
  const total = inspections.length;
  const isPhone = useMediaQuery('(max-width: 699px)');
  const [isOpen, setOpen] = useState(false);
  const arrangement = useArrangement('auditPlannings', { ...planning });
  const { owner, location, auditor, contact, datePlanned, dateStarted, dateFinished, type, state, comment } =
    planning;
  const { repeatEvery, repeatUnit, previous } = planning;
  const date = state === 'open' ? <DueChip day={datePlanned} /> : format.date(datePlanned);
  const facts = (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
        columnGap: 3,
        rowGap: 1.5,
        mb: 2,
      }}
    >
      {owner && (
        <Fact label={label('owner')}>
          <RecordLink to="equipmentOwners" id={owner} />
        </Fact>
      )}
      <Fact label={label('location')}>
        <RecordLink to="locations" id={location} />
      </Fact>
      <Fact label={label('datePlanned')}>{date}</Fact>
      <Fact label={label('type')}>{translate(`choices.auditType.${type}`)}</Fact>
      <Fact label={label('auditor')}>
        <RecordLink to="contacts" id={auditor} />
      </Fact>
      {contact && (
        <Fact label={label('contact')}>
          <RecordLink to="contacts" id={contact} />
        </Fact>
      )}
      {state && (
        <Fact label={label('state')}>
          <ChoiceChip choices={planningState} value={state} />
        </Fact>
      )}
      {repeatEvery && repeatUnit && (
        <Fact label={translate('planning.repeats')}>
          {translate(`intervals.every.${repeatUnit}`, { smart_count: repeatEvery })}
        </Fact>
      )}
      {previous && (
        <Fact label={label('previous')}>
          <RecordLink to="auditPlannings" id={previous} />
        </Fact>
      )}
      {dateStarted && <Fact label={label('dateStarted')}>{format.dateTime(dateStarted)}</Fact>}
      {dateFinished && <Fact label={label('dateFinished')}>{format.dateTime(dateFinished)}</Fact>}
    </Box>
  );
  return (
    <Box sx={{ mb: { xs: 2, sm: 3 } }}>
      {isPhone ? (
        <>
          <ButtonBase
            onClick={() => setOpen(!isOpen)}
            aria-expanded={isOpen}
            sx={{
              width: '100%',
              minHeight: 48,
              mb: 1,
              columnGap: 1,
              rowGap: 0.5,
              flexWrap: 'wrap',
              textAlign: 'left',
              fontFamily: 'inherit',
            }}
          >
            {/* With large text the date stands below the names instead of squeezing them. */}
            <Typography component="span" variant="body2" sx={{ flex: '1 1 7rem', minWidth: 0 }}>
              {owner && (
                <>
                  <RecordLink to="equipmentOwners" id={owner} isPlain /> ·{' '}
                </>
              )}
              <RecordLink to="locations" id={location} isPlain />
            </Typography>
            <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1, ml: 'auto' }}>
              {!isOpen && date}
              <FoldMark isOpen={isOpen} />
            </Box>
          </ButtonBase>
          <Collapse in={isOpen} unmountOnExit>
            {facts}
          </Collapse>
        </>
      ) : (
        facts
      )}
      {(!isPhone || isOpen) && (
        <Box sx={{ mb: 2, '&:empty': { display: 'none' } }}>
          <AccountFacts arrangement={arrangement} row={{ ...planning }} />
        </Box>
      )}
      {comment && (
        <Typography variant="body2" sx={{ mb: 2, whiteSpace: 'pre-line', maxWidth: '70ch' }}>
          {comment}
        </Typography>
      )}
      {total > 0 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, maxWidth: 560 }}>
          <LinearProgress
            variant="determinate"
            value={(done / total) * 100}
            aria-label={translate('planning.progress', { done, total })}
            sx={{ flex: 1, height: 8, borderRadius: 4 }}
          />
          <Typography variant="body2" sx={{ fontWeight: 600 }} aria-hidden>
            {translate('planning.progress', { done, total })}
          </Typography>
        </Box>
      )}
    </Box>
  );
}
