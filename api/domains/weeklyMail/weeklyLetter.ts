import { entities } from '@plumbline/resources/entities/index';
import { intlTag, type Language } from '@plumbline/resources/language/languages';
import deChoices from '@plumbline/resources/locales/choices/de-DE.json';
import enChoices from '@plumbline/resources/locales/choices/en-EN.json';
import huChoices from '@plumbline/resources/locales/choices/hu-HU.json';
import plChoices from '@plumbline/resources/locales/choices/pl-PL.json';
import de from '@plumbline/resources/locales/mails/de-DE.json';
import en from '@plumbline/resources/locales/mails/en-EN.json';
import hu from '@plumbline/resources/locales/mails/hu-HU.json';
import pl from '@plumbline/resources/locales/mails/pl-PL.json';
import { productNameOf } from '@plumbline/resources/rules/brands/brand';
import { html, type Markup } from '../../base/pages/html';
import { fill, pageTexts } from '../../base/pages/pageTexts';
import type { MailBrand } from '../../platform/brands/mailBrand';
import type { Mail } from '../../platform/mail/mail';
import { signature } from '../../platform/mail/signature';
import { mostShown, type Week } from './readWeek';

const words: Record<Language, typeof pl.mails.weekly> = {
  'pl-PL': pl.mails.weekly,
  'de-DE': de.mails.weekly,
  'en-EN': en.mails.weekly,
  'hu-HU': hu.mails.weekly,
};

const typeNames: Record<Language, typeof plChoices.choices.auditType> = {
  'pl-PL': plChoices.choices.auditType,
  'de-DE': deChoices.choices.auditType,
  'en-EN': enChoices.choices.auditType,
  'hu-HU': huChoices.choices.auditType,
};

interface Section {
  title: string;
  lines: { text: string; link: string }[];
  /** Text with the number of entries beyond the lines. */
  more: string | null;
}
interface Reader {
  to: string;
  language: Language;
  account: string;
  /** URL of the product. */
  origin: string;
  today: string;
  /** Branding; null: the product's own. */
  brand: MailBrand | null;
}

/** The Monday mail: suggestions, appointments and tasks, each line with its link. */
export function weeklyLetter({ to, language, account, origin, today, brand }: Reader, week: Week): Mail {
  const texts = words[language];
  const { mails } = pageTexts(language);
  const product = productNameOf(brand);
  const day = (value: unknown) => dayText(String(value), language);
  const late = (value: unknown) => (String(value) < today ? ` (${texts.late})` : '');
  const place = (id: unknown) => week.places.get(String(id)) ?? '';
  const section = (
    name: 'suggestions' | 'ends' | 'plannings' | 'tasks',
    total: number,
    lines: Section['lines'],
  ) => ({
    title: texts[name],
    lines,
    more: total > lines.length ? fill(texts.more, { count: String(total - lines.length) }) : null,
  });
  const route = (name: 'auditPlannings' | 'tasks', id: unknown) =>
    `${origin}/${entities[name].route?.replace(/\/overview(-\w+)?$/, '')}/${id}/show`;
  const sections: Section[] = [
    section(
      'suggestions',
      week.suggestions.length,
      week.suggestions.slice(0, mostShown).map(({ location, owner, type, count, firstDue }) => ({
        text: fill(texts.suggestion, {
          place: place(location),
          type: typeNames[language][type],
          count: String(count),
          day: day(firstDue) + late(firstDue),
        }),
        link: `${origin}/audits/planning/create?${new URLSearchParams({
          source: JSON.stringify({ location, ...(owner ? { owner } : {}), type, dueUntil: week.until }),
        })}`,
      })),
    ),
    section(
      'ends',
      week.ends.total,
      week.ends.rows.map(({ equipment, nextDate, location }) => ({
        text: `${day(nextDate)}${late(nextDate)}: ${[week.pieces.get(String(equipment)), place(location)].filter(Boolean).join(', ')}`,
        link: `${origin}/equipments/${equipment}/show`,
      })),
    ),
    section(
      'plannings',
      week.plannings.total,
      week.plannings.rows.map(({ id, datePlanned, title, location }) => ({
        text: `${day(datePlanned)}${late(datePlanned)}: ${[title, place(location)].filter(Boolean).join(', ')}`,
        link: route('auditPlannings', id),
      })),
    ),
    section(
      'tasks',
      week.tasks.total,
      week.tasks.rows.map(({ id, dateDue, title, location }) => ({
        text: `${day(dateDue)}${late(dateDue)}: ${[title, place(location)].filter(Boolean).join(', ')}`,
        link: route('tasks', id),
      })),
    ),
  ].filter(({ lines }) => lines.length > 0);
  const intro = fill(texts.intro, { account, day: day(week.until) });
  const settings = `${origin}/users/settings`;
  return {
    kind: 'week',
    to,
    brand,
    subject: fill(texts.subject, { account, product }),
    text: [
      mails.greeting,
      intro,
      ...sections.map(plainSection),
      `${texts.settings}\n${settings}`,
      `${product}\n`,
    ].join('\n\n'),
    html: html`<!doctype html><html lang="${language.slice(0, 2)}"><body style="font:16px/1.5 sans-serif;color:#1d2733">
<p>${mails.greeting}</p><p>${intro}</p>${sections.map(markedSection)}
<p style="font-size:14px">${texts.settings} <a href="${settings}">${settings}</a></p>
${signature(brand)}</body></html>`.markup,
  };
}

const plainSection = ({ title, lines, more }: Section): string =>
  [title, ...lines.map(({ text, link }) => `- ${text}\n  ${link}`), ...(more ? [more] : [])].join('\n');

const markedSection = ({ title, lines, more }: Section): Markup =>
  html`<h2 style="font-size:18px;margin:24px 0 8px">${title}</h2><ul style="padding-left:20px">${lines.map(
    ({ text, link }) => html`<li><a href="${link}">${text}</a></li>`,
  )}</ul>${more ? html`<p>${more}</p>` : ''}`;

const dayText = (value: string, language: Language): string =>
  new Intl.DateTimeFormat(intlTag(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${value.slice(0, 10)}T00:00:00Z`),
  );
