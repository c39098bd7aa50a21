import type { Audit } from '@plumbline/resources/entities/audits';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { memoryData } from '../../../entities/testing/memoryData';
import { renderScreen } from '../../../entities/testing/renderScreen';
import { useArrangement } from '../../customFields';
import { ClosingSection } from './ClosingSection';

const { drawn } = vi.hoisted(() => ({ drawn: { photos: 0, comment: 0 } }));
vi.mock('../photos/PhotoStrip', async () => {
  const { memo } = await import('react');
  return {
    PhotoStrip: memo(function Counted() {
      drawn.photos += 1;
      return null;
    }),
  };
});
vi.mock('../TextWithModules', async () => {
  const { memo } = await import('react');
  return {
    TextWithModules: memo(function Counted() {
      drawn.comment += 1;
      return null;
    }),
  };
});
afterEach(cleanup);

const nothing = () => {};
const actions = { change: nothing, flush: async () => true };
const empty = { id: 'a', result: 'SCRAP', comment: null, damageImages: null, answers: null, category: null };

function Closing() {
  const [audit, setAudit] = useState(empty as unknown as Audit); // the fields that the section reads
  const arrangement = useArrangement('audits', { ...audit });
  const answer = () => setAudit({ ...audit, answers: [{ id: 'x', checkpoint: 'c', answer: 'OKAY' }] });
  return (
    <>
      <button type="button" onClick={answer}>
        answer
      </button>
      <output aria-label="answers">{audit.answers?.length ?? 0}</output>
      <ClosingSection
        draft={{ audit, ...actions }}
        work={{ deficiencies: [], intervals: [] } as never}
        content={{ parts: [], answers: audit.answers, notApplicableParts: null, findings: [] }}
        isReadOnly={false}
        arrangement={arrangement}
        isTried={false}
        drafts={[]}
        onAddDeficiency={nothing}
        onResumeDraft={nothing}
        onStoring={nothing}
        onOpenDeficiency={nothing}
      />
    </>
  );
}

it('an answer draws neither the photos nor the comment of the whole inspection again', async () => {
  const { user } = renderScreen({
    element: <Closing />,
    resource: 'audits',
    dataProvider: memoryData({}).dataProvider,
  });
  await vi.waitFor(() => expect(drawn.comment).toBeGreaterThan(0));
  const before = { ...drawn };
  await user.click(screen.getByRole('button', { name: 'answer' }));
  expect(screen.getByRole('status', { name: 'answers' }).textContent).toBe('1');
  expect(drawn).toEqual(before);
});
