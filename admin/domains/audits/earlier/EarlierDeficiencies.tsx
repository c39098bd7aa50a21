import { Box, Typography } from '@mui/material';
import { type FollowUp, isAnswered } from '@plumbline/resources/rules/locks/openDeficiencies';
import { useTranslate } from 'react-admin';
import type { LocalRow } from '../../../data/offline';
import { EarlierDeficiency } from './EarlierDeficiency';

/** Anchor of the earlier deficiencies. */
export const earlierAnchor = 'audit-earlier';

interface EarlierDeficienciesProps {
  audit: string;
  deficiencies: readonly LocalRow<'deficiencies'>[];
  followUps: readonly FollowUp[];
  isReadOnly: boolean;
  /** Whether finishing was attempted: missing values are marked. */
  isTried: boolean;
  onChange: (followUps: FollowUp[], when?: 'now' | 'soon') => void;
}

/** Open deficiencies of earlier inspections: each must be marked as remedied, unchanged or worse. */
export function EarlierDeficiencies({
  audit,
  deficiencies,
  followUps,
  isReadOnly,
  isTried,
  onChange,
}: EarlierDeficienciesProps) {
  const translate = useTranslate();
  if (deficiencies.length === 0) return null;
  const answers = new Map(followUps.map((one) => [one.deficiency, one]));
  const answered = deficiencies.filter(({ id }) => {
    const answer = answers.get(id);
    return answer !== undefined && isAnswered(answer);
  }).length;
  return (
    <Box
      component="section"
      id={earlierAnchor}
      aria-labelledby="earlier-name"
      sx={{ scrollMarginTop: 140, display: 'flex', flexDirection: 'column', gap: 2, pb: 4 }}
    >
      <Box
        sx={{ display: 'flex', alignItems: 'baseline', pb: 0.75, borderBottom: 2, borderColor: 'error.main' }}
      >
        <Typography id="earlier-name" component="h2" variant="h2" sx={{ flex: 1 }}>
          {translate(isReadOnly ? 'audit.earlier.titleThen' : 'audit.earlier.title')}
        </Typography>
        <Typography component="span" variant="body2" color="text.secondary">
          {answered}/{deficiencies.length}
        </Typography>
      </Box>
      {deficiencies.map((deficiency) => (
        <EarlierDeficiency
          key={deficiency.id}
          audit={audit}
          deficiency={deficiency}
          answer={answers.get(deficiency.id)}
          isReadOnly={isReadOnly}
          isTried={isTried}
          onChange={(answer, when) =>
            onChange([...followUps.filter((one) => one.deficiency !== deficiency.id), answer], when)
          }
        />
      ))}
    </Box>
  );
}
