import type { Language } from '@plumbline/resources/language/languages';
import type { Brand } from '@plumbline/resources/rules/brands/brand';
import { publicPath } from '@plumbline/resources/rules/publicPages/publicSwitches';
import { html, type Markup } from '../../base/pages/html';
import { wordsOf } from '../../base/wordsOf';
import { layout } from '../../platform/auth/issuer/pages/layout';
import { type DamageDraft, type DamageErrors, longestText } from './damageDraft';
import { publicStyles } from './publicStyles';
import { mostPhotos } from './readDamageForm';

interface Page {
  language: Language;
  brand: Brand | null;
  code: string;
  /** Ident number of the equipment, if its page shows it. */
  name: string | null;
}

interface FormPage extends Page {
  draft: DamageDraft;
  errors?: DamageErrors;
}

const dangers = { red: '✖', orange: '⚠', green: '●' } as const;

/** The damage report form; after a validation error it keeps the input and uploaded photos. */
export function damageFormPage({ language, brand, code, name, draft, errors = {} }: FormPage): string {
  const words = wordsOf(language);
  const word = (key: string, values?: Record<string, string>) => words(`publicPage.damage.${key}`, values);
  const error = (field: keyof DamageErrors): Markup | '' =>
    errors[field] ? html`<p class="error" id="${field}-error">${word(`errors.${errors[field]}`)}</p>` : '';
  const marks = (field: keyof DamageErrors): Markup | '' =>
    errors[field] ? html` aria-invalid="true" aria-describedby="${field}-error"` : '';
  return layout({
    language,
    brand,
    title: word('title'),
    address: `${publicPath(code)}/damage`,
    head: publicStyles,
    body: html`${Object.keys(errors).length > 0 ? html`<p class="message bad" role="alert">${word('check')}</p>` : ''}
<p>${name ? html`<strong>${name}</strong><br>` : ''}${word('intro')}</p>
<form method="post" action="${publicPath(code)}/damage?lang=${language}" enctype="multipart/form-data">
<input type="hidden" name="id" value="${draft.id}">
<p class="bot" aria-hidden="true"><label>Website<input name="website" tabindex="-1" autocomplete="off"></label></p>
<fieldset><legend>${word('danger')}</legend>${Object.entries(dangers).map(
      ([level, sign]) =>
        html`<label class="danger"><input type="radio" name="danger" value="${level}" required${
          draft.danger === level ? html` checked` : ''
        }><span class="sign ${level}" aria-hidden="true">${sign}</span><span><b>${word(`levels.${level}.name`)}</b>${word(`levels.${level}.text`)}</span></label>`,
    )}${error('danger')}</fieldset>
<label for="description">${word('description')}</label>
<textarea id="description" name="description" required maxlength="${longestText}"${marks('description')}>${draft.description}</textarea>${error('description')}
<label for="photos">${word('photos', { count: String(mostPhotos) })}</label>
${draft.photos.map(({ name: photo, token }) => html`<p class="hint">✓ ${photo}<input type="hidden" name="photo-${token.slice(-8)}" value="${token}"></p>`)}
<input id="photos" type="file" name="photos" accept="image/*" multiple${marks('photos')}>${error('photos')}
<label for="name">${word('name')}</label>
<input id="name" name="name" autocomplete="name" maxlength="160" value="${draft.name}"${marks('name')}>
<label for="phone">${word('phone')}</label>
<input id="phone" type="tel" name="phone" autocomplete="tel" maxlength="30" value="${draft.phone}"${marks('phone')}>${error('phone')}
<label class="consent"><input type="checkbox" name="consent" value="yes"${draft.consent ? html` checked` : ''}${marks('consent')}><span>${word('consent')}</span></label>${error('consent')}
<button type="submit">${word('send')}</button>
</form>
<p class="more"><a href="${publicPath(code)}?lang=${language}">${word('back')}</a></p>`,
  });
}

/** Confirmation page with the report number. */
export function damageThanksPage({ language, brand, code, number }: Page & { number: string }): string {
  const words = wordsOf(language);
  return layout({
    language,
    brand,
    title: words('publicPage.thanks.title'),
    head: publicStyles,
    body: html`<p role="status">${words('publicPage.thanks.text')}</p><p class="number">${number}</p>
<p>${words('publicPage.thanks.keep')}</p>
<p class="more"><a href="${publicPath(code)}?lang=${language}">${words('publicPage.damage.back')}</a></p>`,
  });
}
