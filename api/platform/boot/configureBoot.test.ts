import { defaultBoot } from '@plumbline/resources/rules/boot/configuration';
import { stepMessageTemplate } from '@plumbline/resources/rules/boot/stepMessage';
import express from 'express';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Api } from '../../base/context/context';
import { handleErrors } from '../../base/errors/handleErrors';
import { listenLocally } from '../../base/http/testing/listenLocally';
import { configureBoot } from './configureBoot';

const lines: string[] = [];
const web = express();
let origin = '';
let close: () => Promise<void>;

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) });
  const now = () => new Date('2026-11-21T12:00:00Z');
  // Of the api these routes need no more than this.
  const api = { web, log, now, config: { boot: defaultBoot } } as unknown as Api;
  configureBoot(api, (req, _res, next) => {
    const user = req.headers['x-user'];
    if (user) req.feathers = { actor: { user } } as unknown as typeof req.feathers; // who asks is all that is looked at
    next();
  });
  web.use(handleErrors(log));
  ({ origin, close } = await listenLocally(web));
});
afterAll(() => close());
beforeEach(() => {
  lines.length = 0;
});

const message = (properties: object = {}, more: object = {}) => ({
  messageTemplate: stepMessageTemplate,
  level: 'trace',
  properties: { stepUrl: '/client/session', elapsed: 120, userId: 'somebody-else', ...properties },
  ...more,
});
const post = (body: unknown, user = 'anna') =>
  fetch(`${origin}/api/logger`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(user ? { 'x-user': user } : {}) },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

it('says how the app starts to the person who asks', async () => {
  const answer = await fetch(`${origin}/api/configuration`);
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(defaultBoot)));
});

describe('POST /api/logger', () => {
  it('writes the step into the log, under a name that leads to nobody', async () => {
    const answer = await post(message());
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(lines).toHaveLength(1);
    const { level, stepUrl, elapsed, userId, msg } = JSON.parse(lines[0] ?? '');
    expect({ level, stepUrl, elapsed, msg }).toEqual({
      level: 10,
      stepUrl: '/client/session',
      elapsed: 120,
      msg: stepMessageTemplate,
    });
    expect(userId).toMatch(/^[\w-]{12}$/);
    expect(lines[0]).not.toMatch(/anna|somebody/);
  });

  it.each([
    ['messageTemplate', message({}, { messageTemplate: 'Anna Nowak was here' })],
    ['messageTemplate', []],
    ['level', message({}, { level: 'error' })],
    ['properties', message({}, { properties: null })],
    ['stepUrl', message({ stepUrl: '/client/../../etc' })],
    ['elapsed', message({ elapsed: -1 })],
    ['elapsed', message({ elapsed: '120' })],
  ])('refuses anything but these messages and says by its field what is wrong: %s', async (field, body) => {
    const answer = await post(body);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code: 'INVALID',
      errors: { [field]: { message: 'validation.choice' } },
    });
    expect(lines).toEqual([]);
  });

  it('is for people who are signed in', async () => {
    expect((await post(message(), '')).status).toBe(401);
  });

  it('takes no more than a kilobyte, and no broken text', async () => {
    expect((await post(message({}, { more: 'x'.repeat(1024) }))).status).toBe(413);
    expect((await post('{')).status).toBe(400);
    expect(lines).toEqual([]);
  });

  it('writes no more than twenty starts of one person into the log, and is no error for who opens pages faster', async () => {
    const sent = await Promise.all(Array.from({ length: 170 }, () => post(message(), 'eager')));
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([204]));
    expect(lines).toHaveLength(160);
    expect((await post(message(), 'patient')).status).toBe(204);
    expect(lines).toHaveLength(161);
  });
});
