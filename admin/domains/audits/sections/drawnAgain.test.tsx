import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFixture } from '../testing/auditFixture';
import { type OpenAudit, openAudit } from '../testing/openAudit';

const { drawn } = vi.hoisted(() => ({ drawn: new Map<string, number>() }));
const counted = vi.hoisted(() => (key: string) => void drawn.set(key, (drawn.get(key) ?? 0) + 1));
vi.mock('./SectionHead', async (original) => {
  const { SectionHead } = await original<typeof import('./SectionHead')>();
  const { memo } = await import('react');
  return {
    SectionHead: memo(function Counted(props: Parameters<typeof SectionHead.type>[0]) {
      counted(`head of ${props.id}`);
      return <SectionHead {...props} />;
    }),
  };
});
vi.mock('../rest/RestOkayButton', async () => {
  const { memo } = await import('react');
  return {
    RestOkayButton: memo(function Counted({ of }: { of?: string }) {
      counted(`rest of ${of ?? 'all'}`);
      return null;
    }),
  };
});

vi.mock('../VerdictButton', async (original) => {
  const { VerdictButton } = await original<typeof import('../VerdictButton')>();
  return {
    VerdictButton: (props: Parameters<typeof VerdictButton>[0]) => {
      counted('results');
      return <VerdictButton {...props} />;
    },
  };
});

let screen: OpenAudit;
beforeEach(async () => {
  localStorage.clear();
  screen = await openAudit(createFixture());
});
afterEach(() => screen.close());

it('an answer, its storing and its sending draw of heads and results its own section’s head again alone, and once', async () => {
  await screen.press('Tak', document.getElementById('checkpoint-yes')!);
  await screen.settle();
  const before = new Map(drawn);
  await screen.press('Zgodne', document.getElementById('checkpoint-okay')!);
  await screen.settle();
  const again = [...drawn].filter(([key, count]) => count !== before.get(key));
  expect(again).toEqual([['head of docs', (before.get('head of docs') ?? 0) + 1]]);
});
