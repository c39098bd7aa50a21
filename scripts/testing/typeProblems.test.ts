import { expect, it } from 'vitest';
import { typeProblems } from './typeProblems';

const missing = "resources/entities/index.ts(104,3): error TS2741: Property 'drawers' is missing.";
const indented =
  "api/main.ts(1,1): error TS2322: Type 'A' is not assignable.\n  Property 'b' is missing in 'A'.";

it('names an error once that several workspaces report, with the lines that explain it', () => {
  expect(typeProblems([`${missing}\n`, `${indented}\n${missing}\n`, ''])).toEqual([missing, indented]);
});
