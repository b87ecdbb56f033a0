import { useState } from 'react';
import { maxThreadPhotos } from '../../../../../contracts/communication/thread-rules.ts';
import { type ThreadPhoto, uploadThreadPhoto } from '../../../../../contracts/communication/threads.ts';
import { threadPhotosText } from '../../../../../i18n/generated/thread-photos.ts';
import { api } from '../../../../lib/api/api.ts';
import { findPhotoProblem } from '../../../../lib/files/photo-rules.ts';

/** Photos that were uploaded and not sent, by thread; a look at another page loses none. */
const waiting = new Map<string, ThreadPhoto[]>();

/** The photos that the next message of a thread will have; each is uploaded when it is chosen. */
export function useAttachments(threadId: string) {
  const [photos, setPhotos] = useState(waiting.get(threadId) ?? []);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function change(changed: ThreadPhoto[]) {
    waiting.set(threadId, changed);
    setPhotos(changed);
  }

  async function add(files: readonly File[]) {
    setProblem(null);
    let known = waiting.get(threadId) ?? [];
    for (const file of files) {
      const found =
        known.length >= maxThreadPhotos
          ? threadPhotosText('tooMany', { count: maxThreadPhotos })
          : findPhotoProblem(file);
      if (found) {
        setProblem(found);
        break;
      }
      setProgress(0);
      try {
        const { photo } = await api(uploadThreadPhoto, { params: { id: threadId }, file, onProgress: setProgress });
        known = [...(waiting.get(threadId) ?? []), photo];
        change(known);
      } catch (error) {
        setProblem((error as Error).message);
        break;
      }
    }
    setProgress(null);
  }

  return {
    photos,
    /** How much of the photo on its way has arrived, from 0 to 1; null where none is. */
    progress,
    problem,
    add,
    remove: (name: string) => change(photos.filter((photo) => photo.name !== name)),
    clear: () => change([]),
  };
}
