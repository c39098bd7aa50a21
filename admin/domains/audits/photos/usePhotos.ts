import type { FileValue } from '@plumbline/resources/language/fields/field';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { errorMessage } from '../../../data/errors/errorMessage';
import { savePhoto } from '../../../data/offline';
import { photoName, shrinkPhoto } from './shrinkPhoto';

interface Photos {
  photos: readonly FileValue[];
  max: number;
  onChange: (photos: FileValue[]) => void;
}

/** Adds photos, each stored on the device before it is in the list, and removes them with a way back. */
export function usePhotos({ photos, max, onChange }: Photos) {
  const translate = useTranslate();
  const [waiting, setWaiting] = useState(0);
  const [problems, setProblems] = useState<string[]>([]);
  const [removed, setRemoved] = useState<{ photo: FileValue; index: number } | null>(null);
  const room = max - photos.length;
  // Storing takes a moment, in which other photos may come or go.
  const latest = useRef({ photos, onChange });
  latest.current = { photos, onChange };

  const add = (added: readonly FileValue[]) => {
    const { photos: now, onChange: give } = latest.current;
    const known = new Set(now.map((photo) => photo.hash));
    const fresh = added.filter((photo) => !known.has(photo.hash));
    if (fresh.length > 0) give([...now, ...fresh]);
  };
  const take = async (files: readonly File[]): Promise<boolean> => {
    setProblems(files.length > room ? [translate('audit.photos.tooMany', { max })] : []);
    const taken = files.slice(0, room);
    setWaiting(taken.length);
    const added: FileValue[] = [];
    for (const file of taken) {
      try {
        added.push(await savePhoto(await shrinkPhoto(file), photoName(file.name)));
      } catch (error) {
        setProblems((known) => [...known, `${file.name}: ${errorMessage(error, translate)}`]);
      }
      setWaiting((count) => count - 1);
    }
    add(added);
    return added.length === taken.length;
  };
  return {
    room,
    waiting,
    problems,
    removed,
    /** Resolves when all are stored; false: one could not be. */
    take,
    /** Rejects if the device could not store it. */
    takeOne: async (photo: Blob) => add([await savePhoto(await shrinkPhoto(photo), photoName(''))]),
    remove(photo: FileValue) {
      setRemoved({ photo, index: photos.findIndex(({ hash }) => hash === photo.hash) });
      onChange(photos.filter(({ hash }) => hash !== photo.hash));
    },
    /** Puts the photo removed last back to its place. */
    restore() {
      if (!removed) return;
      onChange(photos.toSpliced(removed.index, 0, removed.photo));
      setRemoved(null);
    },
  };
}
