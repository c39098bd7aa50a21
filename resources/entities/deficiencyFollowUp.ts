/** Fields of the measure, which may change after the inspection without a correction. */
export const deficiencyFollowUp = [
  'status',
  'dateDue',
  'responsiblePerson',
  'remedy',
  'remedyPhotos',
  'remediedBy',
  'correctionReason',
] as const;
