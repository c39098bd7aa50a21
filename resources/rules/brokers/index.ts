export * from './customers';
export * from './registrationLink';
