import type { Language } from '@plumbline/resources/language/languages';
import type { Brand } from '@plumbline/resources/rules/brands/brand';
import { legalTextKinds } from '@plumbline/resources/rules/legal/legalText';
import { publicSwitchesOf } from '@plumbline/resources/rules/publicPages/publicSwitches';
import type { Knex } from 'knex';
import { emptyDraft } from '../domains/publicPages/damageDraft';
import { damageFormPage, damageThanksPage } from '../domains/publicPages/damagePages';
import type { PublicFind } from '../domains/publicPages/findPublicPiece';
import { publicPage, unknownCodePage } from '../domains/publicPages/publicPage';
import { checkPage, linkEndedPage, pdfPage, verifyPage } from '../domains/reports/verify/verifyPage';
import { addressPage, addressProblemPage, movedPage } from '../platform/auth/issuer/pages/addressPages';
import { faqPage } from '../platform/auth/issuer/pages/faqPage';
import {
  acceptedPage,
  invitationPage,
  invitationProblemPage,
} from '../platform/auth/issuer/pages/invitationPages';
import { legalPage } from '../platform/auth/issuer/pages/legalPage';
import {
  changedPage,
  changePage,
  forgottenPage,
  invalidLinkPage,
  resetPage,
  sentPage,
} from '../platform/auth/issuer/pages/passwordPages';
import { problemPage } from '../platform/auth/issuer/pages/problemPage';
import {
  confirmedPage,
  confirmPage,
  registrationProblemPage,
} from '../platform/auth/issuer/pages/registration/confirmPages';
import { registrationPage } from '../platform/auth/issuer/pages/registration/registrationPage';
import {
  registrationSentPage,
  resendPage,
  unconfirmedPage,
} from '../platform/auth/issuer/pages/registration/waitingPages';
import { signInPage } from '../platform/auth/issuer/pages/signInPage';
import { tooManyPage } from '../platform/auth/issuer/pages/tooManyPage';
import { currentLegalText } from '../platform/auth/legal/currentLegalText';
import { keyUri } from '../platform/auth/secondFactor/oneTimeCodes';
import { codePage, recoveryPage, setUpPage } from '../platform/auth/secondFactor/pages/secondFactorPages';

interface Visitor {
  db: Knex;
  language: Language;
  brand: Brand;
}

type Sample = (visitor: Visitor) => string | Promise<string>;

const email = 'anna@firma.example';
/** Written by the provider, with the product's name as a place to fill. */
const words = { 'pl-PL': 'Co to jest %{product} ID?' };
const id = '019a0000-0000-7000-8000-000000000001';
const step = { address: '/oidc/step', ticket: 'ticket' };
const opened = { email, account: 'Firma', user: null };
const details = { email, companyName: 'Firma', firstName: 'Anna', lastName: 'Nowak', accountType: 'COMPANY' };
const seal = { name: 'reports.example', fingerprint: 'a' };
const find: PublicFind = {
  piece: {
    id,
    instance: id,
    code: 'ABC-1',
    identNumber: 'R-1',
    state: 'locked',
    model: 'P 90',
    maker: 'Stahlbau',
    year: 2020,
    loads: { fieldLoad: 1000, compartmentLoad: 200 },
    lastAuditDate: '2026-01-01',
    nextAuditDate: '2026-02-01',
  },
  account: {
    name: 'Firma',
    contact: '+48 22 123 45 67',
    broker: null,
    takesDamageReports: true,
    switches: publicSwitchesOf({}),
  },
};
const both =
  (...samples: Sample[]): Sample =>
  async (visitor) =>
    (await Promise.all(samples.map((sample) => sample(visitor)))).join('\n');

/** Every page that the server makes, by the name of its function; `brandLeaks.test.ts` finds those that are missing. */
export const pageSamples: Readonly<Record<string, Sample>> = {
  addressPage: ({ language }) => addressPage({ language, token: 't', email }),
  movedPage: ({ language }) => movedPage({ language, email }),
  addressProblemPage: ({ language }) => addressProblemPage({ language }),
  invitationPage: both(
    ({ language }) => invitationPage({ language, token: 't', opened, hasPasswords: true }),
    ({ language }) =>
      invitationPage({ language, token: 't', opened: { ...opened, user: id }, hasPasswords: true }),
  ),
  invitationProblemPage: ({ language }) => invitationProblemPage({ language, problem: 'used' }),
  acceptedPage: ({ language }) => acceptedPage({ language, email, account: 'Firma' }),
  legalPage: both(
    ...legalTextKinds.map(
      (kind): Sample =>
        async ({ db, language, brand }) => {
          const text = await currentLegalText(db, { kind, broker: brand.broker, now: new Date() });
          return legalPage({ language, text });
        },
    ),
  ),
  faqPage: ({ language }) =>
    faqPage({ language, questions: [{ topic: words, question: words, answer: words }] }),
  forgottenPage: ({ language }) => forgottenPage({ language }),
  sentPage: ({ language }) => sentPage({ language, email }),
  resetPage: ({ language }) => resetPage({ language, token: 't' }),
  invalidLinkPage: ({ language }) => invalidLinkPage({ language }),
  changePage: ({ language }) => changePage({ language, userId: id }),
  changedPage: both(
    ({ language }) => changedPage({ language, isFirst: true }),
    ({ language }) => changedPage({ language, isFirst: false }),
  ),
  problemPage: both(
    ...(['interrupted', 'unexpected', 'notReady', 'storageFull'] as const).map(
      (problem): Sample =>
        ({ language }) =>
          problemPage({ language, problem }),
    ),
  ),
  signInPage: ({ language }) => signInPage({ language, address: '/oidc/x', email }),
  tooManyPage: ({ language }) => tooManyPage({ language, seconds: 60 }),
  // Of what was registered the page asks no more.
  confirmPage: ({ language }) =>
    confirmPage({
      language,
      id,
      token: 't',
      details: details as never,
      broker: 'Regalwerk',
      asksPassword: true,
    }),
  confirmedPage: ({ language }) =>
    confirmedPage({
      language,
      confirmed: { state: 'confirmed', email, validBefore: '2026-12-24', isBroker: true },
    }),
  registrationProblemPage: ({ language }) =>
    registrationProblemPage({ language, problem: 'NoSuchUnconfirmedUser', email }),
  registrationPage: ({ language }) => registrationPage({ language, id, form: {} as never }),
  registrationSentPage: ({ language }) =>
    registrationSentPage({ language, email, isAgain: false, hasFailed: false }),
  resendPage: ({ language }) => resendPage({ language }),
  unconfirmedPage: ({ language }) => unconfirmedPage({ language, email }),
  codePage: ({ language }) => codePage({ language, ...step }),
  setUpPage: ({ language, brand }) =>
    setUpPage({
      language,
      ...step,
      setUp: {
        setUp: 's',
        secret: 'ABCDEFGH',
        address: keyUri('ABCDEFGHABCDEFGH', email, brand.name),
        qrCode: 'data:,',
      },
    }),
  recoveryPage: ({ language }) => recoveryPage({ language, ...step, codes: ['1234'] }),
  publicPage: ({ language, brand }) => publicPage({ ...find, language, brand, today: '2026-11-23' }),
  unknownCodePage: ({ language }) => unknownCodePage(language, '/q/x'),
  damageFormPage: ({ language, brand }) =>
    damageFormPage({ language, brand, code: 'ABC-1', name: 'R-1', draft: emptyDraft() }),
  damageThanksPage: ({ language, brand }) =>
    damageThanksPage({ language, brand, code: 'ABC-1', name: 'R-1', number: 'S-1' }),
  verifyPage: both(
    ({ language, brand }) => verifyPage({ language, hash: 'a', verdict: { state: 'genuine' }, brand, seal }),
    ({ language }) =>
      verifyPage({ language, hash: 'a', verdict: { state: 'unknown' }, brand: undefined, seal: null }),
  ),
  checkPage: both(
    ({ language }) => checkPage({ language }),
    ({ language }) => checkPage({ language, problem: 'noFile' }),
  ),
  pdfPage: both(
    ({ language }) => pdfPage({ language, hash: 'a', state: 'sealed', seal }),
    ({ language }) => pdfPage({ language, hash: 'a', state: 'changed', seal: null }),
  ),
  linkEndedPage: ({ language }) => linkEndedPage({ language, address: '/r/x' }),
};
