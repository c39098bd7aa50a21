/** Measures are seen to after the inspection: that much of a deficiency changes without a correction of what was found. */
export const deficiencyFollowUp = [
  'status',
  'dateDue',
  'responsiblePerson',
  'remedy',
  'remedyPhotos',
  'remediedBy',
  'correctionReason',
] as const;
