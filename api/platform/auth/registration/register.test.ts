import { languages } from '@plumbline/resources/language/languages';
import { trialUsers } from '@plumbline/resources/rules/licences/trial';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fill, pageTexts } from '../../../base/pages/pageTexts';
import { configureContacts } from '../../../domains/contacts/configureContacts';
import { registrationTexts } from '../issuer/pages/registration/registrationTexts';
import { isPasswordOf } from '../passwords/verifyPassword';
import { subjectOf } from '../testing/mailsTo';
import { buildSomebody } from '../testing/people';
import { openSignIn, refresh, signIn, useSignInServer } from '../testing/signInServer';
import { codeIn, confirmIn, linkIn, mailsTo, registerIn, somewhere, visitor } from './testing/visitor';

const server = useSignInServer();
configureContacts();
const polish = registrationTexts('pl-PL');
afterEach(() => server.db('rateLimits').delete());

const register = (form: Record<string, string>) => registerIn(somewhere(server), form);
const countOf = async (table: string, where: Record<string, unknown>) =>
  Number((await server.db(table).where(where).count({ n: '*' }))[0]?.n);

describe('a registration', () => {
  it('becomes an account with its owner and thirty days of trial when its link is followed in the same browser', async () => {
    const form = visitor();
    const browser = somewhere(server);
    const sent = await registerIn(browser, form);
    expect(sent.page).toContain(fill(polish.sent.text, { email: form.email ?? '' }));
    expect(await countOf('users', { email: form.email })).toBe(0);
    const [mail, ...others] = await mailsTo(server, form.email);
    expect([mail?.subject, others]).toEqual([subjectOf(polish.mails.confirm), []]);
    // Its reader may be a stranger, to whom nobody shall be able to write.
    expect(mail?.html).not.toContain('Chłodnia');

    const page = await (await browser.get(linkIn(mail))).text();
    expect(page).toContain('Grażyna Wójcik');
    expect(page).not.toContain('type="password"');
    const done = await confirmIn(browser, linkIn(mail));
    expect([done.status, done.page]).toEqual([200, expect.stringContaining(polish.confirmed.title)]);

    const { browser: signedIn, url } = await signIn(server, form.email ?? '', form.password);
    expect(url).toContain('/index.html/afterlogin');
    const { actor } = await refresh(signedIn);
    expect(actor).toMatchObject({
      role: 'Owner',
      instanceType: 'COMPANY',
      instanceName: form.companyName,
      email: form.email,
      language: 'pl-PL',
      name: 'Grażyna Wójcik',
    });
    const { instance } = actor;
    const [licence] = await server.db('licenses').where({ instance });
    const days = (Date.parse(licence.validBefore) - Date.parse(licence.validFrom)) / 86_400_000;
    expect(actor.trialEnd).toBe(licence.validBefore);
    expect([days, licence.maxUser, licence.isPaid, licence.isTrial]).toEqual([30, trialUsers, 0, 1]);
    expect(await server.db('contacts').where({ instance }).first()).toMatchObject({
      contactType: 'owner',
      instanceRole: 'Owner',
      license: licence.id,
      emailAddress: form.email,
      phoneNumbers: [{ kind: 'work', number: form.phone }],
    });
    const consents = await server.db('consents').where({ instance }).orderBy('kind');
    expect(consents).toEqual(
      ['agb', 'privacy-policy'].map((kind) =>
        expect.objectContaining({
          kind,
          user: actor.user,
          versionName: '1.0',
          hash: expect.stringMatching(/^[0-9a-f]{64}$/),
          language: 'pl-PL',
          agreedAt: expect.any(Date),
        }),
      ),
    );
    const kept = JSON.stringify(await server.db('registrations').where({ user: actor.user }));
    expect(kept).toContain('"email":null,"passwordHash":null,"sealed":null');
  });

  it('tells on no page whether the address is known; the mail does', async () => {
    const anna = await buildSomebody(server.db);
    const [known, stranger] = [visitor({ email: anna.email }), visitor()];
    const shown = async (form: Record<string, string>) => {
      const { status, page } = await register(form);
      return [status, page.replaceAll(form.email ?? '', '<email>')];
    };
    expect(await shown(known)).toEqual(await shown(stranger));
    const [mail, ...others] = await mailsTo(server, anna.email);
    expect([mail?.subject, others]).toEqual([subjectOf(polish.mails.known), []]);
    expect(mail?.text).toContain('/oidc/password/forgotten');
    expect(mail?.text).not.toContain('/registration/confirm');
    // The same rows are written for both.
    for (const { email = '' } of [known, stranger])
      expect(await countOf('registrations', { email: email.toLowerCase() })).toBe(1);
    // What a stranger typed does not touch the sign-in that is there.
    expect((await signIn(server, anna.email)).url).toContain('/index.html/afterlogin');
    expect((await signIn(server, anna.email, known.password)).url).not.toContain('afterlogin');
  });

  it('is one when its form is sent twice, also at the same instant', async () => {
    const form = visitor();
    const [one, other] = [somewhere(server), somewhere(server)];
    await Promise.all([registerIn(one, form), registerIn(other, form)]);
    const mails = await mailsTo(server, form.email);
    expect([await countOf('registrations', { id: form.id }), mails.length]).toEqual([1, 1]);
    const link = linkIn(mails[0]);
    const both = await Promise.all([confirmIn(one, link), confirmIn(other, link)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(await countOf('instances', { companyName: form.companyName })).toBe(1);
    expect(await countOf('users', { email: form.email })).toBe(1);
    const again = await confirmIn(somewhere(server), link);
    expect([again.status, again.page]).toEqual([200, expect.stringContaining(polish.confirmed.textAgain)]);
    expect(await countOf('instances', { companyName: form.companyName })).toBe(1);
  });

  it('leaves those that wait at the address; the first confirmed wins, and the others’ links say so', async () => {
    const owner = visitor();
    const [mine, theirs] = [somewhere(server), somewhere(server)];
    await registerIn(mine, owner);
    const stranger = visitor({
      email: owner.email ?? '',
      companyName: 'Obcy',
      password: 'Cudze-2026!',
      repeat: 'Cudze-2026!',
    });
    await registerIn(theirs, stranger);
    const [first, second] = await mailsTo(server, owner.email);
    await mine.post('/oidc/registration/resend', { email: owner.email ?? '' });
    const again = await vi.waitFor(async () => {
      const [, , third] = await mailsTo(server, owner.email);
      expect(third).toBeDefined();
      return third;
    });
    expect(linkIn(again)).toBe(linkIn(first));
    expect((await confirmIn(mine, linkIn(first))).status).toBe(200);
    const refused = await confirmIn(theirs, linkIn(second));
    expect([refused.status, codeIn(refused.page)]).toEqual([409, 'DuplicateEmail']);
    expect(await countOf('instances', { companyName: owner.companyName })).toBe(1);
    expect(await countOf('instances', { companyName: 'Obcy' })).toBe(0);
    expect(await countOf('registrations', { email: (owner.email ?? '').toLowerCase() })).toBe(0);
  });

  it('is not kept out by those of strangers, who have no more than ten mails an hour sent there, in all', async () => {
    const { email = '' } = visitor();
    server.api.web.set('trust proxy', 1);
    const from = (host: number, path: string, form: Record<string, string>) =>
      somewhere(server).get(path, {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.1.0.${host}` },
        body: new URLSearchParams(form),
      });
    for (let host = 1; host <= 6; host += 1) {
      expect((await from(host, '/oidc/registration', visitor({ email }))).status).toBe(303);
      expect((await from(host, '/oidc/password/forgotten', { email })).status).toBe(200);
    }
    await vi.waitFor(async () => expect(await mailsTo(server, email)).toHaveLength(10));
    const owner = visitor({ email });
    expect((await from(99, '/oidc/registration', owner)).status).toBe(303);
    expect((await from(98, '/oidc/password/forgotten', { email })).status).toBe(200);
    server.api.web.set('trust proxy', 0);
    expect(await countOf('registrations', { id: owner.id })).toBe(1);
    expect(await mailsTo(server, email)).toHaveLength(10);
  });

  it('is found and confirmed however many strangers registered the address after it', async () => {
    const owner = visitor();
    const mine = somewhere(server);
    await registerIn(mine, owner);
    const strangers = Array.from({ length: 6 }, () =>
      visitor({ email: owner.email ?? '', password: 'Cudze-2026!', repeat: 'Cudze-2026!' }),
    );
    server.api.web.set('trust proxy', 1);
    for (const [host, stranger] of strangers.entries())
      await somewhere(server).get('/oidc/registration', {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.2.0.${host}` },
        body: new URLSearchParams(stranger),
      });
    server.api.web.set('trust proxy', 0);
    expect(await countOf('registrations', { email: (owner.email ?? '').toLowerCase() })).toBe(7);
    const { url } = await openSignIn(mine);
    const told = await mine.post(url, { email: owner.email ?? '', password: owner.password ?? '' });
    expect([told.status, await told.text()]).toEqual([
      403,
      expect.stringContaining(polish.unconfirmed.title),
    ]);
    const [first] = await mailsTo(server, owner.email);
    const done = await confirmIn(somewhere(server), linkIn(first), { password: owner.password ?? '' });
    expect(done.status).toBe(200);
  });

  it('of two for one address, confirmed at the same instant, one is made and the other is told so', async () => {
    const owner = visitor();
    const stranger = visitor({ email: owner.email ?? '' });
    const [mine, theirs] = [somewhere(server), somewhere(server)];
    await registerIn(mine, owner);
    await registerIn(theirs, stranger);
    const [first, second] = await mailsTo(server, owner.email);
    const both = await Promise.all([confirmIn(mine, linkIn(first)), confirmIn(theirs, linkIn(second))]);
    const [made, told] = both.toSorted((one, other) => one.status - other.status);
    expect([made?.status, told?.status, codeIn(told?.page ?? '')]).toEqual([200, 409, 'DuplicateEmail']);
    expect(await countOf('users', { email: owner.email })).toBe(1);
  });

  it('is not overwritten by who knows its id alone', async () => {
    const form = visitor();
    await register(form);
    await register({ ...form, companyName: 'Obcy', password: 'Cudze-2026!', repeat: 'Cudze-2026!' });
    const rows = await server.db('registrations').where({ email: (form.email ?? '').toLowerCase() });
    expect([rows.length, (await mailsTo(server, form.email)).length]).toEqual([2, 2]);
    const { passwordHash } = await server.db('registrations').where({ id: form.id }).first();
    expect(await isPasswordOf(passwordHash, form.password ?? '')).toBe(true);
  });

  it('asks for its password in another browser, so that nobody confirms what somebody else registered', async () => {
    const form = visitor();
    await register(form);
    const link = linkIn((await mailsTo(server, form.email))[0]);
    const owner = somewhere(server);
    expect(await (await owner.get(link)).text()).toContain('type="password"');
    expect((await confirmIn(owner, link)).status).toBe(401);
    const wrong = await confirmIn(owner, link, { password: 'Moje-Własne-1' });
    expect([wrong.status, wrong.page]).toEqual([401, expect.stringContaining(polish.confirm.wrong)]);
    expect(await countOf('users', { email: form.email })).toBe(0);
    // The mark of another registration is none for this one.
    const other = somewhere(server);
    await registerIn(other, visitor());
    expect((await confirmIn(other, link)).status).toBe(401);
    expect((await confirmIn(owner, link, { password: form.password ?? '' })).status).toBe(200);
  });
});

describe('what is typed', () => {
  it.each(languages)('is told in %s field by field, and stays, but for the password', async (language) => {
    const texts = registrationTexts(language);
    const form = visitor({ lang: language, phone: '555 01', terms: '', password: 'short', repeat: 'short' });
    const { status, page } = await register(form);
    const shown = (text: string) => text.replaceAll("'", '&#39;');
    expect(status).toBe(422);
    for (const text of [texts.errors.phoneShort, texts.errors.terms, texts.correct])
      expect(page).toContain(shown(text));
    expect(page).toContain(pageTexts(language).rules.PasswordRequiresDigit);
    expect(page).toContain('value="Wójcik"');
    expect(page).toContain(`value="${form.id}"`);
    expect(page).not.toContain('"short"');
    expect(page).toContain('data-step="1"');
    expect(await countOf('registrations', { id: form.id })).toBe(0);
  });

  it('is checked step by step for the script of the page, without keeping anything', async () => {
    const form = visitor({ companyName: '', email: 'x', password: '' });
    const check = async (step: string) => {
      const answer = await somewhere(server).post('/oidc/registration/check', { ...form, step });
      return Object.keys(((await answer.json()) as { errors: object }).errors); // the answer under test
    };
    expect([await check('0'), await check('1'), await check('2')]).toEqual([
      ['companyName'],
      ['companyName', 'email'],
      ['companyName', 'email', 'password', 'repeat'],
    ]);
    expect(await countOf('registrations', { id: form.id })).toBe(0);
  });

  it('is not lost where it cannot be kept, nor where the mail cannot be written', async () => {
    for (const [table, code] of [
      ['registrations', 'IdentityServerUnreachable'],
      ['rateLimits', 'IdentityServerUnreachable'],
      ['jobs', 'SendConfirmEmailFailed'],
    ] as const) {
      const form = visitor();
      await server.db.raw('rename table ?? to ??', [table, `${table}Away`]);
      const { status, page } = await register(form).finally(() =>
        server.db.raw('rename table ?? to ??', [`${table}Away`, table]),
      );
      expect([status, codeIn(page)]).toEqual([503, code]);
      expect(page).toContain(`value="${form.email}"`);
      expect(await countOf('registrations', { id: form.id })).toBe(0);
    }
  });

  it('can be sent five times in a quarter of an hour, and no more mails asked for either', async () => {
    const form = visitor();
    const statuses: number[] = [];
    for (let count = 1; count <= 6; count += 1) statuses.push((await register(form)).status);
    expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
    const { page } = await register(form);
    expect(page).toContain(polish.tooMany.split('%{when}')[0]);
    expect(page).toContain(`value="${form.email}"`);
    const resent: number[] = [];
    for (let count = 1; count <= 6; count += 1) {
      const answer = await somewhere(server).post('/oidc/registration/resend', { email: form.email ?? '' });
      resent.push(answer.status);
    }
    expect(resent.at(-1)).toBe(429);
  });
});

describe('signing in before the address is confirmed', () => {
  it('says what to do to the person who knows the password, and to nobody else', async () => {
    const form = visitor();
    await register(form);
    const attempt = async (email: string, password: string) => {
      const browser = somewhere(server);
      const { url } = await openSignIn(browser);
      const answer = await browser.post(url, { email, password, lang: 'pl-PL' });
      return { status: answer.status, page: (await answer.text()).replaceAll(email, '<email>') };
    };
    const right = await attempt(form.email ?? '', form.password ?? '');
    expect([right.status, right.page]).toEqual([403, expect.stringContaining(polish.unconfirmed.title)]);
    const wrong = await attempt(form.email ?? '', 'Moje-Własne-1');
    const stranger = await attempt('nobody@nowhere.example', 'Moje-Własne-1');
    const withoutPath = ({ page }: { page: string }) => page.replaceAll(/interaction\/[\w-]+/g, '');
    expect([wrong.status, withoutPath(wrong)]).toEqual([401, withoutPath(stranger)]);
  });
});

it('the database holds neither the address in the open for long nor the password nor the link', async () => {
  const form = visitor();
  await register(form);
  const link = linkIn((await mailsTo(server, form.email))[0]);
  const stored = JSON.stringify([
    await server.db('registrations').where({ id: form.id }),
    await server.db('jobs'),
  ]);
  for (const secret of [
    new URL(link).searchParams.get('token') ?? '?',
    form.password,
    form.phone,
    form.lastName,
  ])
    expect(stored).not.toContain(secret);
});
