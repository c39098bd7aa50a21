import type { RefObject } from 'react';

interface FilePickerProps {
  /** Opened by a button of one's own: `picker.current?.click()`. */
  picker: RefObject<HTMLInputElement | null>;
  accept: string;
  isMultiple?: boolean;
  /** Opens the camera on devices that have one. */
  isCamera?: boolean;
  testId?: string;
  onFiles: (files: File[]) => void;
}

/** The browser's file dialog without a look of its own. */
export const FilePicker = ({ picker, accept, isMultiple, isCamera, testId, onFiles }: FilePickerProps) => (
  <input
    ref={picker}
    type="file"
    hidden
    tabIndex={-1}
    aria-hidden
    data-testid={testId}
    multiple={isMultiple}
    accept={accept}
    {...(isCamera ? { capture: 'environment' as const } : {})}
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])]);
      // Choosing the same file again is a change, too.
      target.value = '';
    }}
  />
);
