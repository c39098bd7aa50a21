import {
  Box,
  FormControl,
  FormControlLabel,
  FormLabel,
  Paper,
  Radio,
  RadioGroup,
  Typography,
} from '@mui/material';
import type { ImportPlan, ImportQuestion } from '@plumbline/resources/rules/import/importSession';
import { useTranslate } from 'react-admin';
import { useFormat } from '../../../data/words/useFormat';
import { ReasonButton } from '../../../kit/parts/ReasonButton';
import { answerTo, withAnswer } from '../importPlan';
import type { ImportFlow } from '../useImport';

interface QuestionsProps {
  flow: ImportFlow;
  plan: ImportPlan;
  questions: readonly ImportQuestion[];
  isOnline: boolean;
}

/**
 * Questions about the list that only the user can answer; each answer is previewed with real rows, and all are
 * required.
 */
export function Questions({ flow, plan, questions, isOnline }: QuestionsProps) {
  const translate = useTranslate();
  const isAnswered = questions.every((question) => answerTo(plan, question) !== undefined);
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5 }}>
      <Box>
        <Typography variant="h2">
          {translate('import.questions.title', { smart_count: questions.length })}
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('import.questions.intro')}
        </Typography>
      </Box>
      {questions.map((question) => (
        <Question
          key={`${question.column} ${question.about} ${question.word}`}
          question={question}
          answer={answerTo(plan, question)}
          onAnswer={(answer) => flow.setPlan(withAnswer(plan, question, answer))}
        />
      ))}
      <Box>
        <ReasonButton
          variant="contained"
          size="large"
          sx={{ whiteSpace: 'normal' }}
          disabled={!isAnswered || flow.isBusy}
          reason={isOnline ? undefined : translate('import.onlineOnly')}
          onClick={() => void flow.check()}
        >
          {translate('import.questions.again')}
        </ReasonButton>
      </Box>
    </Paper>
  );
}

interface QuestionProps {
  question: ImportQuestion;
  answer: string | undefined;
  onAnswer: (answer: string) => void;
}

function Question({ question, answer, onAnswer }: QuestionProps) {
  const translate = useTranslate();
  const format = useFormat();
  const { about, header, word, unit, answers, samples } = question;
  const label: Readonly<Record<string, string>> = {
    ',': translate('import.questions.comma'),
    '.': translate('import.questions.point'),
    dmy: translate('import.columns.dmy'),
    mdy: translate('import.columns.mdy'),
  };
  const readingText = (reading: string | number | undefined): string => {
    if (typeof reading === 'string') return format.date(reading.slice(0, 10));
    return reading === undefined ? '' : `${format.number(reading)}${unit ? ` ${unit}` : ''}`;
  };
  return (
    <FormControl sx={{ minWidth: 0 }}>
      <FormLabel sx={{ color: 'text.primary', fontWeight: 600, mb: 0.5, overflowWrap: 'anywhere' }}>
        {translate(`import.questions.${about}`, { column: header, word: word ?? '' })}
      </FormLabel>
      <RadioGroup value={answer ?? ''} onChange={(_, value) => onAnswer(value)}>
        {answers.map((one, index) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', my: 0.5 }}
            label={
              <Box sx={{ pt: 1 }}>
                {label[one] ?? one}
                {samples.map(({ row, value, readings }) => (
                  <Typography
                    key={row}
                    variant="body2"
                    color="text.secondary"
                    sx={{ overflowWrap: 'anywhere' }}
                  >
                    {translate('import.questions.reading', {
                      row,
                      value,
                      reading: readingText(readings[index]),
                    })}
                  </Typography>
                ))}
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
