import { useEffect, useRef, useState } from 'react';
import { type EditedPicture, type UploadedPhoto, uploadPhotoToEdit } from '../../../contracts/photo-edits.ts';
import { api } from '../../lib/api.ts';
import { findPhotoProblem } from '../../lib/photo-rules.ts';

/** Asks the server for an edited copy of a photo. */
export type Edit = (photoId: string, signal: AbortSignal) => Promise<EditedPicture>;

interface Stage {
  label: string;
  /** From 0 to 1, where it is known how far it has come. */
  share?: number;
}

export type PhotoEditor = ReturnType<typeof usePhotoEditor>;

/** One photo on its way to the server and what is made of it there. Beginning something new ends what is under way. */
export function usePhotoEditor() {
  const [original, setOriginal] = useState<(UploadedPhoto & { fileName: string }) | null>(null);
  const [edited, setEdited] = useState<EditedPicture | null>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  async function work(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setProblem(null);
    try {
      await task(own.signal);
    } catch (error) {
      if (!own.signal.aborted) setProblem((error as Error).message);
    } finally {
      if (!own.signal.aborted) setStage(null);
    }
  }

  async function send(file: File, label: string, signal: AbortSignal): Promise<UploadedPhoto> {
    setStage({ label, share: 0 });
    const onProgress = (share: number) => setStage(share < 1 ? { label, share } : { label: 'Checking the photo' });
    return (await api(uploadPhotoToEdit, { file, onProgress, signal })).photo;
  }

  async function make(photoId: string, how: Edit, label: string, signal: AbortSignal): Promise<void> {
    setStage({ label });
    const picture = await how(photoId, signal);
    if (!signal.aborted) setEdited(picture);
  }

  /** Only the first file counts. */
  function firstOf(files: Iterable<File> | null): File | null {
    const [file] = files ?? [];
    const found = file ? findPhotoProblem(file) : null;
    if (found) setProblem(found);
    return found ? null : (file ?? null);
  }

  return {
    original,
    edited,
    stage,
    problem,
    /** Brings a photo and makes the first edit of it. */
    bring(files: Iterable<File> | null, how: Edit, label: string) {
      const file = firstOf(files);
      if (!file) return;
      void work(async (signal) => {
        const photo = await send(file, 'Sending the photo', signal);
        setOriginal({ ...photo, fileName: file.name });
        await make(photo.id, how, label, signal);
      });
    },
    /** Makes another edit of the photo that is here; `files` is what it is to stand in front of. */
    remake(how: (backdropId: string | undefined) => Edit, label: string, files?: Iterable<File> | null) {
      const file = files === undefined ? undefined : firstOf(files);
      if (!original || file === null) return;
      void work(async (signal) => {
        const backdrop = file && (await send(file, 'Sending the backdrop', signal));
        await make(original.id, how(backdrop?.id), label, signal);
      });
    },
    startOver() {
      stop.current?.abort();
      setOriginal(null);
      setEdited(null);
      setStage(null);
      setProblem(null);
    },
  };
}
