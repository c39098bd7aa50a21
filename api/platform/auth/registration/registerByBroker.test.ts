import { CATALOGUE_ID } from '@plumbline/resources/language/ids';
import { afterEach, describe, expect, it } from 'vitest';
import { fill } from '../../../base/pages/pageTexts';
import { configureContacts } from '../../../domains/contacts/configureContacts';
import { build, buildAccount } from '../../testing/factories';
import { registrationTexts } from '../issuer/pages/registration/registrationTexts';
import { buildSomebody } from '../testing/people';
import { useSignInServer } from '../testing/signInServer';
import { confirmIn, linkIn, mailsTo, registerIn, somewhere, visitor } from './testing/visitor';

const server = useSignInServer();
configureContacts();
const polish = registrationTexts('pl-PL');
afterEach(() => server.db('rateLimits').delete());

const countOf = async (table: string, where: Record<string, unknown>) =>
  Number((await server.db(table).where(where).count({ n: '*' }))[0]?.n);

describe('a registration by way of a broker', () => {
  it('on the pages of a broker makes a customer of that broker, by its terms', async () => {
    const account = await buildAccount(server.db, { instanceType: 'BROKER' });
    const broker = await build(server.db, CATALOGUE_ID, 'brokers', {
      name: 'Regalschutz',
      account,
      isWhitelabelingBroker: true,
    });
    await build(server.db, CATALOGUE_ID, 'legalTexts', {
      kind: 'agb',
      broker: broker.id,
      versionName: 'RS 7',
      dateValidFrom: '2026-01-01',
      content: { 'pl-PL': 'Warunki firmy Regalschutz.' },
    });
    const browser = somewhere(server);
    expect(await (await browser.get(`/oidc/registration?broker=${broker.id}`)).text()).toContain(
      'Regalschutz',
    );
    expect(await (await browser.get('/oidc/legal/agb')).text()).toContain('Warunki firmy Regalschutz.');
    const form = visitor({ companyName: 'Klient brokera' });
    await registerIn(browser, form);
    const [mail] = await mailsTo(server, form.email);
    const introduced = fill(polish.introduced, { broker: 'Regalschutz' });
    expect(mail?.text.trim().split('\n').at(-1)).toBe('Regalschutz');
    expect(mail?.text).toContain(introduced);
    // Also in a browser that has never been there.
    const page = await (await somewhere(server).get(linkIn(mail))).text();
    expect([page.includes(introduced), page.includes('<p class="brand">Regalschutz</p>')]).toEqual([
      true,
      true,
    ]);
    await confirmIn(browser, linkIn(mail));
    const made = await server.db('instances').where({ companyName: 'Klient brokera' }).first();
    expect(made.broker).toBe(broker.id);
    expect(await server.db('consents').where({ instance: made.id, kind: 'agb' }).first()).toMatchObject({
      versionName: 'RS 7',
      broker: broker.id,
      dateValidFrom: '2026-01-01',
      link: null,
    });
    expect(
      await server.db('consents').where({ instance: made.id, kind: 'privacy-policy' }).first(),
    ).toMatchObject({ versionName: '1.0', broker: null, dateValidFrom: '2026-11-01' });
  });

  it('by the link of a broker without looks of its own names that broker, and keeps the address of its terms', async () => {
    const broker = await build(server.db, CATALOGUE_ID, 'brokers', {
      name: 'Lager & Mehr',
      agbLink: 'https://lager.example/agb',
    });
    const introduced = fill(polish.introduced, { broker: 'Lager &amp; Mehr' });
    const browser = somewhere(server);
    const shown = await (await browser.get(`/oidc/registration?broker=${broker.id}`)).text();
    expect([shown.includes(introduced), shown.includes('<p class="brand"><svg')]).toEqual([true, true]);
    expect(await (await somewhere(server).get('/oidc/registration')).text()).not.toContain(
      'class="introduced"',
    );
    const form = visitor();
    await registerIn(browser, form);
    const [mail] = await mailsTo(server, form.email);
    expect(mail?.html).toContain(introduced);
    await confirmIn(browser, linkIn(mail));
    const made = await server.db('instances').where({ companyName: form.companyName }).first();
    expect(made.broker).toBe(broker.id);
    expect(await server.db('consents').where({ instance: made.id, kind: 'agb' }).first()).toMatchObject({
      broker: broker.id,
      versionName: '',
      link: 'https://lager.example/agb',
      hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('of a broker tells the provider, who unlocks selling', async () => {
    const staff = await buildSomebody(server.db);
    await server
      .db('users')
      .where({ id: staff.user })
      .update({ systemRole: 'ProviderAdmin', language: 'de-DE' });
    const form = visitor({ accountType: 'BROKER', companyName: 'Regalschutz Nord' });
    const browser = somewhere(server);
    await registerIn(browser, form);
    const done = await confirmIn(browser, linkIn((await mailsTo(server, form.email))[0]));
    expect(done.page).toContain(polish.confirmed.broker);
    const german = registrationTexts('de-DE').mails.broker;
    const [mail] = await mailsTo(server, staff.email);
    expect(mail?.subject).toBe(fill(german.subject, { product: 'Plumbline', company: 'Regalschutz Nord' }));
    expect(mail?.text).toContain(form.phone);
    expect(await countOf('brokers', { name: 'Regalschutz Nord' })).toBe(0);
  });
});
