import { useEffect, useRef, useState } from 'react';
import { uploadListingPhoto } from '../../../../contracts/selling/listing-photos.ts';
import { api } from '../../../lib/api/api.ts';
import { findPhotoProblem } from '../../../lib/files/photo-rules.ts';

/** Sends one picture at a time; the newest choice replaces one that is still on its way. */
export function usePictureUpload(onSent: (image: string) => void) {
  /** From 0 to 1; null while nothing is sent. */
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState('');
  const sending = useRef<AbortController | null>(null);
  useEffect(() => () => sending.current?.abort(), []);

  async function choose(files: FileList | null) {
    const [file] = files ?? [];
    if (!file) return;
    const refused = findPhotoProblem(file);
    setProblem(refused ?? '');
    if (refused !== null) return;
    sending.current?.abort();
    const controller = new AbortController();
    sending.current = controller;
    setProgress(0);
    try {
      const { signal } = controller;
      const answer = await api(uploadListingPhoto, { file, onProgress: setProgress, signal });
      onSent(answer.photo.image);
    } catch (error) {
      if (!controller.signal.aborted) setProblem((error as Error).message);
    } finally {
      if (!controller.signal.aborted) setProgress(null);
    }
  }

  return { progress, problem, choose };
}
