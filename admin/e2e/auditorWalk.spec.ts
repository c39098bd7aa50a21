import { arrive } from './auditorWalk/arrive';
import { fillRegister } from './auditorWalk/fillRegister';
import { inspect } from './auditorWalk/inspect';
import { report } from './auditorWalk/report';
import type { Walk } from './auditorWalk/walk';
import { test } from './journey';

test.use({ serviceWorkers: 'allow' });

// Serial: each test continues the previous one.
test.describe.configure({ mode: 'serial' });

const walk = {} as Walk; // filled by the tests

test.afterAll(async () => {
  await walk.office?.context().close();
  await walk.device?.close();
});

fillRegister(walk);
inspect(walk);
arrive(walk);
report(walk);
