import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureContacts } from '../../../domains/contacts/configureContacts';
import { cleanUpSignIn } from '../cleanUpSignIn';
import { registrationTexts } from '../issuer/pages/registration/registrationTexts';
import { subjectOf } from '../testing/mailsTo';
import { buildSomebody } from '../testing/people';
import { useSignInServer } from '../testing/signInServer';
import { codeIn, confirmIn, linkIn, mailsTo, registerIn, somewhere, visitor } from './testing/visitor';

const server = useSignInServer();
configureContacts();
const polish = registrationTexts('pl-PL');
afterEach(() => server.db('rateLimits').delete());

const countOf = async (table: string, where: Record<string, unknown>) =>
  Number((await server.db(table).where(where).count({ n: '*' }))[0]?.n);

describe('the link of a registration', () => {
  it('is no more after seven days, nor what was typed', async () => {
    const form = visitor();
    const browser = somewhere(server);
    await registerIn(browser, form);
    const link = linkIn((await mailsTo(server, form.email))[0]);
    const { createdAt } = await server.db('registrations').where({ id: form.id }).first();
    const end = new Date(createdAt.getTime() + 7 * 24 * 3600 * 1000);
    await cleanUpSignIn(server.db, new Date(end.getTime() - 1000));
    expect((await browser.get(link)).status).toBe(200);
    await cleanUpSignIn(server.db, new Date(end.getTime() + 1000));
    const over = await confirmIn(browser, link);
    expect([over.status, codeIn(over.page)]).toEqual([410, 'NoSuchUnconfirmedUser']);
    expect(await countOf('registrations', { id: form.id })).toBe(0);
  });

  it('of which a letter is wrong leads nowhere', async () => {
    const form = visitor();
    const browser = somewhere(server);
    await registerIn(browser, form);
    const link = linkIn((await mailsTo(server, form.email))[0]);
    for (const wrong of [
      link.replace(/token=(.)/, (_all, letter) => `token=${letter === 'x' ? 'y' : 'x'}`),
      link.replace(/id=./, 'id=f'),
      `${server.origin}/oidc/registration/confirm`,
    ]) {
      const page = await browser.get(wrong);
      expect([page.status, codeIn(await page.text())]).toEqual([404, 'UserIdEmailMismatch']);
      expect(codeIn((await confirmIn(browser, wrong)).page)).toBe('UserIdEmailMismatch');
    }
    expect(await countOf('users', { email: form.email })).toBe(0);
  });

  it('is not to be guessed: who tries again and again waits, and is told how long', async () => {
    const tries = [
      '/oidc/registration/confirm?id=x',
      '/oidc/password/reset?token=x',
      '/oidc/invitation?token=x',
    ];
    for (const address of tries) {
      const statuses: number[] = [];
      for (let count = 1; count <= 5; count += 1)
        statuses.push((await somewhere(server).get(address)).status);
      expect(statuses).not.toContain(429);
      const waiting = await somewhere(server).get(address);
      expect([waiting.status, waiting.headers.get('retry-after')]).toEqual([429, '900']);
      expect(await waiting.text()).toContain('za 15 minut');
      await server.db('rateLimits').delete();
    }
  });

  it('says to the owner of the address that it has a sign-in by now, also one that is switched off', async () => {
    for (const [isActive, code] of [
      [true, 'DuplicateEmail'],
      [false, 'DuplicateUserName'],
    ] as const) {
      const form = visitor();
      const browser = somewhere(server);
      await registerIn(browser, form);
      const { user } = await buildSomebody(server.db);
      await server.db('users').where({ id: user }).update({ email: form.email, isActive });
      const link = linkIn((await mailsTo(server, form.email))[0]);
      const done = await confirmIn(browser, link);
      expect([done.status, codeIn(done.page)]).toEqual([409, code]);
      expect(await countOf('instances', { companyName: form.companyName })).toBe(0);
    }
  });

  it('says to whom came second that the address was taken, and is free again, where that sign-in is gone', async () => {
    const form = visitor();
    const [mine, theirs] = [somewhere(server), somewhere(server)];
    await registerIn(mine, form);
    await registerIn(theirs, visitor({ email: form.email ?? '' }));
    const [first, second] = await mailsTo(server, form.email);
    expect((await confirmIn(mine, linkIn(first))).status).toBe(200);
    await server.db('users').where({ email: form.email }).update({ deletedAt: new Date() });
    const late = await confirmIn(theirs, linkIn(second));
    expect([late.status, codeIn(late.page)]).toEqual([410, 'UnconfirmedDuplicateEmail']);
  });

  it('comes again when it is asked for, the same one, and for nobody where nothing waits', async () => {
    const form = visitor();
    const browser = somewhere(server);
    await registerIn(browser, form);
    const ask = async (email = '') => {
      const answer = await somewhere(server).post('/oidc/registration/resend', { lang: 'pl-PL', email });
      return [answer.status, answer.headers.get('location')];
    };
    const asked = await ask(form.email);
    expect(asked).toEqual([303, '/oidc/registration/sent?again=1']);
    expect(await ask('nobody@nowhere.example')).toEqual(asked);
    await vi.waitFor(async () => expect((await mailsTo(server, form.email)).length).toBe(2));
    const [first, second] = await mailsTo(server, form.email);
    expect(linkIn(second)).toBe(linkIn(first));
    expect(await mailsTo(server, 'nobody@nowhere.example')).toEqual([]);
    expect((await confirmIn(browser, linkIn(first))).status).toBe(200);
  });
});

describe('the mail of a registration', () => {
  it('comes again when it was the password that seemed forgotten', async () => {
    const form = visitor();
    await registerIn(somewhere(server), form);
    const { email = '' } = form;
    await somewhere(server).post('/oidc/password/forgotten', { email });
    await vi.waitFor(async () => expect((await mailsTo(server, email)).length).toBe(2));
    expect((await mailsTo(server, email)).map(({ subject }) => subject)).toEqual([
      subjectOf(polish.mails.confirm),
      subjectOf(polish.mails.confirm),
    ]);
  });

  it('that did not go out after all is told on the page that waits for it', async () => {
    const browser = somewhere(server);
    const form = visitor();
    expect(codeIn((await registerIn(browser, form)).page)).toBeUndefined();
    await server.db('jobs').where({ subject: form.id }).update({ state: 'failed' });
    const page = await (await browser.get('/oidc/registration/sent')).text();
    expect(codeIn(page)).toBe('SendConfirmEmailFailed');
    expect(codeIn(await (await somewhere(server).get('/oidc/registration/sent')).text())).toBeUndefined();
  });
});
