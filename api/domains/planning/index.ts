export { freezeRegulation } from './freezeRegulation';
export { notePlanningStarted } from './notePlanningStarted';
export { openAppointments } from './openAppointments';
export { planInspection } from './planInspection';
export { recountPlanning } from './recountPlanning';
export { buildCustomer, type Customer, okay, rackRegulation, upright } from './testing/customer';
