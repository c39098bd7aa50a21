export const planningListPath = '/audits/planning/overview';
export const planningBoardPath = '/audits/planning/board';
export const planningPath = (planning: string): string => `/audits/planning/${planning}/show`;
export const planningEditPath = (planning: string): string => `/audits/planning/${planning}`;
export const auditPath = (planning: string, audit: string): string =>
  `/audits/planning/${planning}/audit/${audit}`;
/** The scanner of an appointment: each code opens the inspection of its piece. */
export const scanPath = (planning: string): string => `/audits/planning/${planning}/scan`;
export const reportCreatePath = (planning: string): string => `/audits/reports/create?planning=${planning}`;
/** Path of the form for a new inspection, of this equipment or of what is due until a day. */
export const planningCreatePath = (given: {
  owner?: string;
  location?: string;
  type?: string;
  equipments?: readonly string[];
  dueUntil?: string;
}): string => `/audits/planning/create?source=${encodeURIComponent(JSON.stringify(given))}`;
