import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { languages } from '@plumbline/resources/language/languages';
import { describe, expect, it } from 'vitest';
import { fill, pageTexts } from '../../../base/pages/pageTexts';
import { configureContacts } from '../../../domains/contacts/configureContacts';
import type { Mail } from '../../mail/mail';
import { actorOf, build, buildAccount, callAs } from '../../testing/factories';
import { signInState } from '../signInState';
import { openBrowser } from '../testing/browser';
import { buildContact, buildSomebody, buildUser, password } from '../testing/people';
import { refresh, signIn, useSignInServer } from '../testing/signInServer';
import { expireInvitations } from './expireInvitations';
import { endAccess, inviteContact, resendInvitation, withdrawInvitation } from './inviteContact';

const server = useSignInServer();
configureContacts();
const fresh = 'Nowe-Hasło-1';
const polish = pageTexts('pl-PL');
let count = 0;

async function start(values: Record<string, unknown> = {}, account: Record<string, unknown> = {}) {
  const instance = await buildAccount(server.db, { companyName: 'Pion <Inspekcje>', ...account });
  count += 1;
  const email = `guest${count}@guest.example`;
  const contact = await build(server.db, instance, 'contacts', {
    emailAddress: email,
    instanceRole: 'Employee',
    ...values,
  });
  const as = (role: 'Owner' | 'Administrator') =>
    callAs(server.db, actorOf(instance, role), server.api.now());
  const invite = (body = {}) => inviteContact(server.api, as('Administrator'), contact.id, body);
  return { instance, email, contact, as, invite };
}

async function mailsTo(email: string): Promise<Mail[]> {
  const { sealer } = await signInState(server.api);
  const jobs = await server.db('jobs').where({ kind: 'mail' }).orderBy('id');
  return jobs
    .map((job): Mail => JSON.parse(sealer.open(job.payload.sealed)))
    .filter(({ to }) => to === email);
}
const tokenIn = (mail: Mail | undefined) => mail?.text.match(/token=([\w-]+)/)?.[1] ?? '';
const show = (token: string, lang = 'pl-PL') =>
  openBrowser(server.origin).get(`/oidc/invitation?token=${token}&lang=${lang}`);
const accept = (token: string, form: Record<string, string> = {}) =>
  openBrowser(server.origin).post('/oidc/invitation', {
    token,
    lang: 'pl-PL',
    password: fresh,
    repeat: fresh,
    ...form,
  });
const stateOf = async (id: string) =>
  server.db('contacts').where({ id }).first('user', 'invitationState', 'invitationExpiresAt');
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error) => error.code,
  );

describe('an invitation', () => {
  it('lets somebody new set a password and sign in, in the language that was wished', async () => {
    const { email, contact, instance, invite } = await start();
    const invited = await invite({ language: 'de-DE' });
    expect(invited).toMatchObject({ invitationState: 'INVITED', user: null });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Plumbline: Einladung in das Konto Pion <Inspekcje>');
    expect(mail?.html).toContain('Pion &lt;Inspekcje&gt;');
    const linked = await fetch(mail?.text.match(/http\S+/)?.[0] ?? '');
    expect(await linked.text()).toContain('<html lang="de');
    const token = tokenIn(mail);
    expect(JSON.stringify(await server.db('invitations').where({ contact: contact.id }))).not.toContain(
      token,
    );

    expect(await (await show(token)).text()).toContain('id="repeat"');
    const weak = await accept(token, { password: 'short', repeat: 'short' });
    expect([weak.status, await weak.text()]).toEqual([
      422,
      expect.stringContaining(polish.rules.PasswordRequiresDigit),
    ]);
    expect(await (await accept(token)).text()).toContain(polish.invitation.accepted);
    expect(await stateOf(contact.id)).toMatchObject({
      user: expect.any(String),
      invitationState: 'ACCEPTED',
      invitationExpiresAt: null,
    });
    const { browser, url } = await signIn(server, email, fresh);
    expect(url).toContain('/index.html/afterlogin');
    expect((await refresh(browser)).actor).toMatchObject({ instance, contact: contact.id, role: 'Employee' });
    const [entry] = await server
      .db('history')
      .where({ recordId: contact.id })
      .orderBy('changeNumber', 'desc')
      .limit(1);
    expect(entry.user).toBe((await stateOf(contact.id)).user);
  });

  it('adds an account to the sign-in that has the address, whose password alone accepts it', async () => {
    const anna = await buildSomebody(server.db);
    await server.db('users').where({ id: anna.user }).update({ language: 'hu-HU' });
    const { instance, contact, invite } = await start({ emailAddress: anna.email });
    await invite({ language: 'de-DE' });
    const [mail] = await mailsTo(anna.email);
    expect(mail?.subject).toContain('meghívó');
    const token = tokenIn(mail);
    expect(await (await show(token)).text()).not.toContain('id="repeat"');
    expect((await accept(token, { password: 'Wrong-Guess-1' })).status).toBe(401);
    expect((await stateOf(contact.id)).user).toBeNull();
    expect((await accept(token, { password })).status).toBe(200);
    const { browser } = await signIn(server, anna.email);
    const { actor } = await refresh(browser);
    expect(actor.contacts.map((one) => one.instance).sort()).toEqual([anna.instance, instance].sort());
  });

  it('says for whom it is where somebody else is signed in', async () => {
    const anna = await buildSomebody(server.db);
    const { browser } = await signIn(server, anna.email);
    const { email, invite } = await start();
    await invite();
    const token = tokenIn((await mailsTo(email))[0]);
    const page = async () => (await browser.get(`/oidc/invitation?token=${token}&lang=pl-PL`)).text();
    expect(await page()).toContain(fill(polish.invitation.somebodyElse, { other: anna.email, email }));
    expect(await (await show(token)).text()).not.toContain('role="status"');
    await server.db('users').where({ id: anna.user }).update({ isActive: false });
    expect(await page()).not.toContain('role="status"');
  });

  it('slows who guesses the password of the sign-in', async () => {
    const anna = await buildSomebody(server.db);
    const { email, invite } = { ...(await start({ emailAddress: anna.email })), email: anna.email };
    await invite();
    const token = tokenIn((await mailsTo(email))[0]);
    const guesses = [];
    for (let guess = 0; guess < 6; guess += 1)
      guesses.push((await accept(token, { password: `Wrong-Guess-${guess}` })).status);
    expect(guesses).toEqual([401, 401, 401, 401, 401, 429]);
    await server.db('rateLimits').delete();
  });

  it('works once, of two at the same instant for one', async () => {
    const { email, invite } = await start();
    await invite();
    const token = tokenIn((await mailsTo(email))[0]);
    const both = await Promise.all([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
    expect((await show(token)).status).toBe(410);
  });

  it.each(languages)('says in %s what is wrong with a link', async (language) => {
    const texts = pageTexts(language).invitation.problems;
    const pageOf = async (token: string) => {
      const page = await show(token, language);
      return [page.status, (await page.text()).match(/<h1>(.*?)<\/h1>/)?.[1]];
    };
    const shown = (text: string) => text.replaceAll("'", '&#39;');
    expect(await pageOf('nothing-like-it')).toEqual([404, shown(texts.unknown)]);
    const one = await start();
    await one.invite();
    const first = tokenIn((await mailsTo(one.email))[0]);
    await resendInvitation(server.api, one.as('Owner'), one.contact.id, {});
    expect(await pageOf(first)).toEqual([410, shown(texts.withdrawn)]);
    const second = tokenIn((await mailsTo(one.email))[1]);
    await server
      .db('invitations')
      .where({ contact: one.contact.id })
      .update({ expiresAt: new Date(0) });
    expect(await pageOf(second)).toEqual([410, shown(texts.expired)]);
    expect(await (await accept(second, { lang: language })).text()).toContain(shown(texts.expired));
    await server.db('rateLimits').delete();
  });

  it('is over after 14 days, which the list says', async () => {
    const { email, contact, invite } = await start();
    await invite();
    const token = tokenIn((await mailsTo(email))[0]);
    const { invitationExpiresAt } = await stateOf(contact.id);
    const before = new Date(invitationExpiresAt.getTime() - 1);
    await expireInvitations({ db: server.db, now: before });
    expect(await stateOf(contact.id)).toMatchObject({ invitationState: 'INVITED' });
    await expireInvitations({ db: server.db, now: invitationExpiresAt });
    expect(await stateOf(contact.id)).toMatchObject({ invitationState: 'EXPIRED' });
    expect((await show(token)).status).toBe(200);
  });

  it('is taken back, and ends with the address it went to', async () => {
    const { email, contact, as, invite } = await start();
    await invite();
    await withdrawInvitation(as('Administrator'), contact.id);
    expect((await accept(tokenIn((await mailsTo(email))[0]))).status).toBe(410);
    expect(await codeOf(withdrawInvitation(as('Administrator'), contact.id))).toBe('INVITATION_NOT_OPEN');

    const other = await start();
    await other.invite();
    const { updateRecord } = await import('../../../entities/updateRecord');
    const { definitions } = await import('@plumbline/resources/entities/index');
    await updateRecord(other.as('Owner'), definitions.contacts, other.contact.id, {
      emailAddress: 'x@y.example',
    });
    expect(await stateOf(other.contact.id)).toMatchObject({ invitationState: 'WITHDRAWN' });
    expect((await accept(tokenIn((await mailsTo(other.email))[0]))).status).toBe(410);
  });
});

describe('inviting', () => {
  it('needs an address, a role, and somebody who does not sign in yet', async () => {
    const noAddress = await start({ emailAddress: null });
    await expect(noAddress.invite()).rejects.toMatchObject({
      errors: { emailAddress: { message: 'validation.required' } },
    });
    const noRole = await start({ instanceRole: null, contactType: 'employee' });
    await expect(noRole.invite()).rejects.toMatchObject({
      errors: { instanceRole: { message: 'validation.required' } },
    });
    const { instance, invite, email } = await start();
    await buildContact(server.db, instance, await buildUser(server.db, { email }));
    expect(await codeOf(invite())).toBe('ALREADY_SIGNS_IN');
  });

  it('is for owners and administrators of the account alone; owners invite owners', async () => {
    const { contact, instance } = await start();
    for (const role of ['Employee', 'ServiceProvider', 'SalesForce'] as const) {
      const call = callAs(server.db, actorOf(instance, role));
      expect(await codeOf(inviteContact(server.api, call, contact.id, {}))).toBe('FORBIDDEN');
    }
    const stranger = callAs(server.db, actorOf(await buildAccount(server.db), 'Owner'));
    for (const command of [withdrawInvitation, endAccess])
      expect(await codeOf(command(stranger, contact.id))).toBe('NOT_FOUND');
    expect(await codeOf(inviteContact(server.api, stranger, contact.id, {}))).toBe('NOT_FOUND');
    const owner = await start({ instanceRole: 'Owner' });
    expect(await codeOf(owner.invite())).toBe('OWNER_MAKES_OWNERS');
    expect(await codeOf(inviteContact(server.api, owner.as('Owner'), owner.contact.id, {}))).toBe('done');
  });

  it('counts who is invited among the users of the licence, and so does accepting', async () => {
    const { instance, email, contact, as, invite } = await start({}, { maxUser: 1 });
    const second = await build(server.db, instance, 'contacts', {
      emailAddress: 'second@guest.example',
      instanceRole: 'Employee',
    });
    await invite();
    await expect(inviteContact(server.api, as('Owner'), second.id, {})).rejects.toMatchObject({
      code: 'MAX_USERS',
      data: { max: 1 },
    });
    await buildContact(server.db, instance, await buildUser(server.db));
    const page = await accept(tokenIn((await mailsTo(email))[0]));
    const told = await page.text();
    expect([page.status, told]).toEqual([409, expect.stringContaining(polish.invitation.problems.full)]);
    // There is no account yet to go on to.
    expect(told).not.toContain(polish.toApplication);
    expect((await stateOf(contact.id)).user).toBeNull();
    expect(await server.db('users').where({ email })).toEqual([]);
  });

  it('ends with the access, which nobody takes from oneself and only owners from owners', async () => {
    const { instance, as } = await start();
    const user = await build(server.db, CATALOGUE_ID, 'users');
    const owner = await build(server.db, instance, 'contacts', { instanceRole: 'Owner', user: user.id });
    expect(await codeOf(endAccess(as('Administrator'), owner.id))).toBe('OWNER_CHANGES_OWNERS');
    expect(await codeOf(endAccess(as('Owner'), owner.id))).toBe('LAST_OWNER');
    const oneself = callAs(server.db, actorOf(instance, 'Owner', { contact: owner.id }));
    // There is nobody else yet who could.
    expect(await codeOf(endAccess(oneself, owner.id))).toBe('LAST_OWNER');
    const next = await build(server.db, CATALOGUE_ID, 'users');
    await build(server.db, instance, 'contacts', { instanceRole: 'Owner', user: next.id });
    expect(await codeOf(endAccess(oneself, owner.id))).toBe('CANNOT_CHANGE_OWN_RIGHTS');
    expect(await endAccess(as('Owner'), owner.id)).toMatchObject({ user: null, invitationState: null });
  });

  it('makes of a location contact a reader of that location and what lies below', async () => {
    const instance = await buildAccount(server.db);
    const site = await build(server.db, instance, 'locations');
    const hall = await build(server.db, instance, 'locations', { parent: site.id });
    await build(server.db, instance, 'locations');
    const contact = await build(server.db, instance, 'contacts', {
      contactType: 'location-contact',
      emailAddress: 'hall@guest.example',
      location: site.id,
    });
    await inviteContact(server.api, callAs(server.db, actorOf(instance), server.api.now()), contact.id, {});
    await accept(tokenIn((await mailsTo('hall@guest.example'))[0]));
    const { browser } = await signIn(server, 'hall@guest.example', fresh);
    const { actor } = await refresh(browser);
    expect(actor).toMatchObject({ role: 'LocationContact' });
    expect([...actor.locations].sort()).toEqual([site.id, hall.id].sort());
  });
});
