export type { LicenseEnd } from './licenseEnd';
export { type LicenseProblem, licenseProblems } from './licenseProblem';
