export {
  brandOf,
  brandOfAccount,
  brokerOfAccount,
  type Introducer,
  introducerOf,
  productNameIn,
} from './brandOf';
export {
  brandOfRequest,
  findVisit,
  introducerOfRequest,
  rememberBrand,
  type Visit,
  wearBrand,
  wearing,
} from './brandOfRequest';
export { type MailBrand, mailBrand, mailBrandOf } from './mailBrand';
export { mailLogo } from './mailLogo';
export { answeringAt, currentOrigin, originOfRequest } from './originOfRequest';
export { sellerOfAccount } from './sellerOfAccount';
export { supportOf } from './supportOf';
export { unlockedFor } from './unlockedFor';
