import type { PhotoNotes } from '../../language/fields/types/photoNotes';

type Given = { [K in keyof PhotoNotes]: PhotoNotes[K] | undefined };

/** The notes of a photo without its file; undefined if there are none. */
export function notesOf({ caption, stage, spot, level, marks }: Given): PhotoNotes | undefined {
  const notes: PhotoNotes = {
    ...(caption ? { caption } : {}),
    ...(stage ? { stage } : {}),
    ...(spot ? { spot } : {}),
    ...(level && spot === 'LEVEL' ? { level } : {}),
    ...(marks && marks.length > 0 ? { marks } : {}),
  };
  return Object.keys(notes).length > 0 ? notes : undefined;
}
