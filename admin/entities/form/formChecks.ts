import type { FieldErrors } from '@plumbline/resources/language/validation';
import { createContext, useContext, useEffect, useRef } from 'react';

/** Errors by field of a form's values. */
export type FormCheck = (values: Readonly<Record<string, unknown>>) => FieldErrors;

/** The checks of the parts of a form, besides those of its definition. */
export const FormChecks = createContext<Set<FormCheck>>(new Set());

/** Adds a check that needs what only this part of the form has loaded. */
export function useFormCheck(check: FormCheck): void {
  const checks = useContext(FormChecks);
  const latest = useRef(check);
  latest.current = check;
  useEffect(() => {
    const run: FormCheck = (values) => latest.current(values);
    checks.add(run);
    return () => void checks.delete(run);
  }, [checks]);
}
