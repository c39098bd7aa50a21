import { Box, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material';
import { entities } from '@plumbline/resources/entities/index';
import { isReference } from '@plumbline/resources/language/fields/types/reference';
import { useTranslate } from 'react-admin';
import { RecordLink } from '../../../entities/cells/RecordLink';
import { DayField } from '../../../entities/inputs/DayField';
import { ReferencePicker } from '../../../entities/inputs/ReferencePicker';
import { usePastDay } from '../../../entities/inputs/usePastDay';
import { Fact } from '../../../entities/show/Fact';
import type { Arrangement } from '../../customFields';
import { AccountInputs } from '../../customFields';
import { LocationPicker } from './LocationPicker';
import type { PlanningValues } from './planningDraft';
import { RepeatField } from './RepeatField';
import { TypePicker } from './TypePicker';

interface PlanningFieldsProps {
  values: PlanningValues;
  isOwnerAsked: boolean;
  /** Customer, location and type are fixed once there is equipment. */
  isPlaceFixed: boolean;
  arrangement: Arrangement;
  /** Error texts by field. */
  problems: Readonly<Record<string, string>>;
  onChange: (change: Partial<PlanningValues>) => void;
}

const auditorFilter = {
  contactType: isReference(entities.auditPlannings.fields.auditor)
    ? entities.auditPlannings.fields.auditor.filter?.contactType
    : undefined,
};

/** Fields of the appointment: customer, location, date, inspector and type. */
export function PlanningFields({
  values,
  isOwnerAsked,
  isPlaceFixed,
  arrangement,
  problems,
  onChange,
}: PlanningFieldsProps) {
  const translate = useTranslate();
  const past = usePastDay();
  const { isShown, isRequired } = arrangement;
  const label = (name: string) => translate(`resources.auditPlannings.fields.${name}`);
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        maxWidth: 860,
      }}
    >
      {isOwnerAsked && isPlaceFixed && values.owner && (
        <Fact label={label('owner')}>
          <RecordLink to="equipmentOwners" id={values.owner} />
        </Fact>
      )}
      {isOwnerAsked && !isPlaceFixed && (
        <ReferencePicker
          to="equipmentOwners"
          label={label('owner')}
          value={values.owner ? [values.owner] : []}
          isRequired
          problem={problems.owner}
          onChange={([owner = null]) => onChange({ owner, location: null, contact: null })}
        />
      )}
      <LocationPicker
        label={label('location')}
        owner={values.owner}
        isOwnerFixed={isOwnerAsked}
        value={values.location}
        isDisabled={isPlaceFixed || (isOwnerAsked && !values.owner)}
        problem={problems.location}
        onChange={(location, owner) => onChange({ location, ...(isOwnerAsked ? {} : { owner }) })}
      />
      <DayField
        label={label('datePlanned')}
        value={values.datePlanned}
        isRequired
        helperText={past(entities.auditPlannings.fields.datePlanned, values.datePlanned)}
        problem={problems.datePlanned}
        onChange={(datePlanned) => onChange({ datePlanned })}
      />
      {isShown('dateUntil') && (
        <DayField
          label={label('dateUntil')}
          value={values.dateUntil}
          isRequired={isRequired('dateUntil')}
          problem={problems.dateUntil}
          onChange={(dateUntil) => onChange({ dateUntil })}
        />
      )}
      {isShown('repeatEvery') && (
        <RepeatField
          repeatEvery={values.repeatEvery}
          repeatUnit={values.repeatUnit}
          problem={problems.repeatEvery}
          onChange={onChange}
        />
      )}
      <TypePicker value={values.type} isDisabled={isPlaceFixed} onChange={(type) => onChange({ type })} />
      <ReferencePicker
        to="contacts"
        label={label('auditor')}
        value={values.auditor ? [values.auditor] : []}
        isRequired
        problem={problems.auditor}
        filter={auditorFilter}
        onChange={([auditor = null]) => onChange({ auditor })}
      />
      {isShown('contact') && (
        <ReferencePicker
          to="contacts"
          label={label('contact')}
          value={values.contact ? [values.contact] : []}
          isRequired={isRequired('contact')}
          problem={problems.contact}
          hint={values.contact ? undefined : translate('reports.contactNeeded')}
          {...(values.owner ? { filter: { owner: values.owner } } : {})}
          given={values.owner ? { owner: values.owner } : {}}
          onChange={([contact = null]) => onChange({ contact })}
        />
      )}
      {isShown('contact') && values.contact && (
        <FormControlLabel
          control={
            <Checkbox
              checked={values.confirmsByMail}
              onChange={(_event, confirmsByMail) => onChange({ confirmsByMail })}
            />
          }
          label={
            <>
              {label('confirmsByMail')}
              <FormHelperText sx={{ mt: 0 }}>{translate('planning.form.confirmsByMail')}</FormHelperText>
            </>
          }
          sx={{ gridColumn: '1 / -1', minHeight: 44 }}
        />
      )}
      {isShown('title') && (
        <TextField
          label={label('title')}
          value={values.title}
          required={isRequired('title')}
          error={Boolean(problems.title)}
          helperText={problems.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      )}
      {isShown('comment') && (
        <TextField
          label={label('comment')}
          value={values.comment}
          multiline
          maxRows={6}
          required={isRequired('comment')}
          error={Boolean(problems.comment)}
          helperText={problems.comment}
          onChange={(event) => onChange({ comment: event.target.value })}
        />
      )}
      <Box sx={{ gridColumn: '1 / -1', '&:empty': { display: 'none' } }}>
        <AccountInputs
          arrangement={arrangement}
          row={values.own}
          problems={problems}
          onChange={(own) => onChange({ own: { ...values.own, ...own } })}
        />
      </Box>
    </Box>
  );
}
