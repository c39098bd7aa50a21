import { type ReactNode, useState } from 'react';
import { lazyDialog } from '../../kit/parts/lazyPart';
import { useFindByCode } from './useFindByCode';

const ScanDialog = lazyDialog(() => import('./ScanDialog').then((module) => module.ScanDialog));

/** Scans a code and opens its equipment. */
export function useScan(): { scan: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const find = useFindByCode();
  return {
    scan: () => setOpen(true),
    dialog: isOpen && (
      <ScanDialog
        onClose={() => setOpen(false)}
        onScan={(code) => {
          setOpen(false);
          void find(code);
        }}
      />
    ),
  };
}
