import { intlTag, type Language } from '@plumbline/resources/language/languages';
import type { Brand } from '@plumbline/resources/rules/brands/brand';
import { publicPath } from '@plumbline/resources/rules/publicPages/publicSwitches';
import { html, type Markup } from '../../base/pages/html';
import { type Words, wordsOf } from '../../base/wordsOf';
import { layout } from '../../platform/auth/issuer/pages/layout';
import type { PublicFind } from './findPublicPiece';
import { publicStyles } from './publicStyles';

interface PublicPage extends PublicFind {
  language: Language;
  brand: Brand | null;
  /** `YYYY-MM-DD`; compared with the next inspection date. */
  today: string;
}

/** Public page of equipment; needs no app, JavaScript or sign-in. */
export function publicPage({ language, brand, piece, account, today }: PublicPage): string {
  const words = wordsOf(language);
  const { switches } = account;
  const path = publicPath(piece.code);
  return layout({
    language,
    brand,
    title: switches.publicIdentification ? piece.identNumber : words('publicPage.title'),
    address: path,
    head: publicStyles,
    body: html`${state(piece.state, words)}<dl class="facts">${facts({ piece, account }, language, words, today)}</dl>
${account.takesDamageReports ? html`<p><a class="button" href="${path}/damage?lang=${language}">${words('publicPage.reportDamage')}</a></p>` : ''}${contact(account, words)}`,
  });
}

/** The same page for all codes without data to show, whatever the reason. */
export function unknownCodePage(language: Language, address: string): string {
  const words = wordsOf(language);
  return layout({
    language,
    isNeutral: true,
    title: words('publicPage.unknown.title'),
    address,
    body: html`<p role="status">${words('publicPage.unknown.text')}</p>`,
  });
}

const state = (name: PublicFind['piece']['state'], words: Words): Markup | '' =>
  name
    ? html`<p class="locked" role="alert"><span aria-hidden="true">✖</span><strong>${words(`publicPage.${name}.title`)}</strong><br>${words(`publicPage.${name}.text`)}</p>`
    : '';

function facts(
  { piece, account: { switches } }: PublicFind,
  language: Language,
  words: Words,
  today: string,
): Markup[] {
  const tag = intlTag(language);
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (value: string | null) => value && day.format(Date.parse(`${value}T00:00:00Z`));
  const kilograms = (value: number | null) =>
    value === null ? null : new Intl.NumberFormat(tag, { style: 'unit', unit: 'kilogram' }).format(value);
  const isOverdue = piece.nextAuditDate !== null && piece.nextAuditDate < today;
  const shown: [isShown: boolean, label: string, value: string | number | null, mark?: Markup][] = [
    [switches.publicIdentification, 'code', piece.code],
    [switches.publicModel, 'model', piece.model],
    [switches.publicMaker, 'maker', piece.maker],
    [switches.publicYear, 'year', piece.year],
    [switches.publicLoads, 'fieldLoad', kilograms(piece.loads.fieldLoad)],
    [switches.publicLoads, 'compartmentLoad', kilograms(piece.loads.compartmentLoad)],
    [switches.publicInspections, 'lastInspection', dayOf(piece.lastAuditDate) ?? words('publicPage.never')],
    [
      switches.publicInspections,
      'nextInspection',
      dayOf(piece.nextAuditDate),
      isOverdue ? html` <strong class="late">⚠ ${words('publicPage.overdue')}</strong>` : undefined,
    ],
  ];
  return shown.flatMap(([isShown, label, value, mark]) =>
    isShown && value !== null
      ? [html`<dt>${words(`publicPage.facts.${label}`)}</dt><dd>${value}${mark}</dd>`]
      : [],
  );
}

function contact(account: PublicFind['account'], words: Words): Markup | '' {
  if (!account.switches.publicAccount) return '';
  return html`<p class="contact"><span>${words('publicPage.account')}</span><br><strong>${account.name}</strong>${
    account.contact ? html`<br>${account.contact}` : ''
  }</p>`;
}
