export { brandOf, type Introducer, introducerOf } from './brandOf';
export { brandOfRequest, introducerOfRequest, rememberBrand, wearBrand } from './brandOfRequest';
export { type MailBrand, mailBrand, mailBrandOf } from './mailBrand';
export { unlockedFor } from './unlockedFor';
