import { expect, it } from 'vitest';
import { refuseDemand } from './refuseDemand';

const write = (before: boolean | null, after: boolean | null) => () =>
  refuseDemand.beforeWrite?.({
    before: { id: 'account', demandsSecondFactor: before },
    after: { id: 'account', demandsSecondFactor: after },
  } as never); // the rule looks at nothing else

it('no second factor can be demanded where another issuer keeps the sign-in, for it would have no effect', () => {
  expect(write(null, true)).toThrow(
    expect.objectContaining({ errors: { demandsSecondFactor: { message: 'validation.signInElsewhere' } } }),
  );
  // From before that issuer: other fields can still be written, and it can be taken back.
  expect(write(true, true)).not.toThrow();
  expect(write(true, false)).not.toThrow();
});
