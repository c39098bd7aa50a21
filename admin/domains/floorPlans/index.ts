export { AppointmentPlan, type PlannedPiece, useHasPlan } from './AppointmentPlan';
