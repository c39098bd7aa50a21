import { expect, it } from 'vitest';
import { createUpdates, type Updates } from './createUpdates';

interface Tab {
  updates: Updates;
  isUnsaved: boolean;
  isInTheMiddle: boolean;
  reloads: number;
}

/** Tabs of one browser that know each other and share the new version. */
function browser(count: number) {
  const tabs: Tab[] = [];
  let activations = 0;
  let passMoment = () => {};
  for (let index = 0; index < count; index += 1) {
    const tab: Tab = {
      isUnsaved: false,
      isInTheMiddle: false,
      reloads: 0,
      updates: createUpdates({
        hasUnsavedWork: () => tab.isUnsaved,
        isUnsavedElsewhere: async () => tabs.some((other) => other !== tab && other.isUnsaved),
        isInTheMiddle: () => tab.isInTheMiddle,
        reload: () => {
          tab.reloads += 1;
        },
        moment: () =>
          new Promise((resolve) => {
            passMoment = resolve;
          }),
      }),
    };
    tabs.push(tab);
  }
  const arrive = () => {
    for (const { updates } of tabs)
      updates.found(() => {
        activations += 1;
        for (const other of tabs) other.updates.changed();
      });
  };
  const [first, second] = tabs as [Tab, Tab]; // created above
  return {
    first,
    second,
    arrive,
    reloads: () => tabs.map(({ reloads }) => reloads),
    activations: () => activations,
    passMoment: async () => {
      passMoment();
      // The tab asks the others, who answer at once.
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

it('is only offered, and activated on request in all tabs', async () => {
  const { first, arrive, reloads, activations } = browser(2);
  expect(first.updates.state()).toBe('none');
  arrive();
  expect(first.updates.state()).toBe('waiting');
  expect(reloads()).toEqual([0, 0]);
  await first.updates.take();
  expect(activations()).toBe(1);
  expect(reloads()).toEqual([1, 1]);
});

it('is not activated while there is unsaved work', async () => {
  const { first, arrive, activations } = browser(1);
  arrive();
  first.isUnsaved = true;
  await first.updates.take();
  expect(activations()).toBe(0);
  first.isUnsaved = false;
  await first.updates.take();
  expect(activations()).toBe(1);
});

it('is not activated while another tab has unsaved work, and says so', async () => {
  const { first, second, arrive, reloads } = browser(2);
  second.isUnsaved = true;
  arrive();
  await first.updates.take();
  expect(first.updates.state()).toBe('otherTab');
  expect(reloads()).toEqual([0, 0]);
  second.isUnsaved = false;
  await first.updates.take();
  expect(reloads()).toEqual([1, 1]);
});

it('does not reload a tab in which the user is busy, and says that the version has changed', async () => {
  const { first, second, arrive, reloads } = browser(2);
  second.isInTheMiddle = true;
  arrive();
  await first.updates.take();
  expect(reloads()).toEqual([1, 0]);
  expect(second.updates.state()).toBe('taken');
  await second.updates.take();
  expect(reloads()).toEqual([1, 1]);
});

it('reloads a tab with later input only after that is saved', async () => {
  const { second, reloads } = browser(2);
  second.isUnsaved = true;
  second.updates.changed();
  expect(second.updates.state()).toBe('taken');
  await second.updates.take();
  expect(reloads()).toEqual([0, 0]);
  second.isUnsaved = false;
  await second.updates.take();
  expect(reloads()).toEqual([0, 1]);
});

it('does nothing without a new version', async () => {
  const { first, activations, reloads } = browser(1);
  await first.updates.take();
  expect(activations()).toBe(0);
  expect(reloads()).toEqual([0]);
});

it('says so only as long as the other tab has unsaved work, and waits to be asked for again', async () => {
  const { first, second, arrive, reloads, passMoment } = browser(2);
  second.isUnsaved = true;
  arrive();
  await first.updates.take();
  await passMoment();
  expect(first.updates.state()).toBe('otherTab');
  second.isUnsaved = false;
  await passMoment();
  expect(first.updates.state()).toBe('waiting');
  expect(reloads()).toEqual([0, 0]);
});
