import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFindByCode } from './useFindByCode';

const ScanDialog = lazy(() => import('./ScanDialog').then((module) => ({ default: module.ScanDialog })));

/** Opens the camera and leads to the equipment whose code it sees. */
export function useScan(): { scan: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const find = useFindByCode();
  return {
    scan: () => setOpen(true),
    dialog: isOpen && (
      <Suspense fallback={null}>
        <ScanDialog
          onClose={() => setOpen(false)}
          onScan={(code) => {
            setOpen(false);
            void find(code);
          }}
        />
      </Suspense>
    ),
  };
}
