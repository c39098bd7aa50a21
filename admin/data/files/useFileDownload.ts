import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { errorMessage } from '../errors';
import type { FilePlace } from './fileAddress';
import { saveAs } from './saveAs';
import { readFile } from './useFileContent';

/** Saves a file on the device; a failure is shown as a notice. */
export function useFileDownload(place: FilePlace, file: FileValue) {
  const translate = useTranslate();
  const notify = useNotify();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      saveAs(await readFile(place, file.hash), file.name);
    } catch (error) {
      notify(errorMessage(error, translate), { type: 'error' });
    } finally {
      setLoading(false);
    }
  };
  return { isLoading, download };
}
