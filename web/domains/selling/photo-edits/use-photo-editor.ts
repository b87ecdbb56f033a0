import { useEffect, useRef, useState } from 'react';
import {
  type EditedPicture,
  type UploadedPhoto,
  uploadPhotoToEdit,
} from '../../../../contracts/selling/photo-edits.ts';
import { api } from '../../../lib/api/api.ts';
import { findPhotoProblem } from '../../../lib/files/photo-rules.ts';

/** Requests an edited copy of a photo from the server. */
export type Edit = (photoId: string, signal: AbortSignal) => Promise<EditedPicture>;

type StageLabel = 'sendingPhoto' | 'sendingBackdrop' | 'checkingPhoto' | 'enhancing' | 'cuttingOut';

interface Stage {
  label: StageLabel;
  /** From 0 to 1; undefined while the progress is not known. */
  progress?: number;
}

export type PhotoEditor = ReturnType<typeof usePhotoEditor>;

/** Uploads a photo and edits it on the server; a new task aborts the running one. */
export function usePhotoEditor() {
  const [original, setOriginal] = useState<(UploadedPhoto & { fileName: string }) | null>(null);
  const [edited, setEdited] = useState<EditedPicture | null>(null);
  const [stage, setStage] = useState<Stage | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abortController = useRef<AbortController | null>(null);
  useEffect(() => () => abortController.current?.abort(), []);

  async function runExclusively(task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    abortController.current?.abort();
    const controller = new AbortController();
    abortController.current = controller;
    setProblem(null);
    try {
      await task(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setProblem((error as Error).message);
    } finally {
      if (!controller.signal.aborted) setStage(null);
    }
  }

  async function send(file: File, label: StageLabel, signal: AbortSignal): Promise<UploadedPhoto> {
    setStage({ label, progress: 0 });
    const onProgress = (progress: number) => setStage(progress < 1 ? { label, progress } : { label: 'checkingPhoto' });
    return (await api(uploadPhotoToEdit, { file, onProgress, signal })).photo;
  }

  async function applyEdit(photoId: string, edit: Edit, label: StageLabel, signal: AbortSignal): Promise<void> {
    setStage({ label });
    const picture = await edit(photoId, signal);
    if (!signal.aborted) setEdited(picture);
  }

  /** The first file if it is acceptable; shows the problem otherwise. */
  function firstValidPhoto(files: Iterable<File> | null): File | null {
    const [file] = files ?? [];
    const photoProblem = file ? findPhotoProblem(file) : null;
    if (photoProblem) setProblem(photoProblem);
    return photoProblem ? null : (file ?? null);
  }

  return {
    original,
    edited,
    stage,
    problem,
    /** Uploads a photo and applies the first edit. */
    uploadAndEdit(files: Iterable<File> | null, edit: Edit, label: StageLabel) {
      const file = firstValidPhoto(files);
      if (!file) return;
      void runExclusively(async (signal) => {
        const photo = await send(file, 'sendingPhoto', signal);
        setOriginal({ ...photo, fileName: file.name });
        await applyEdit(photo.id, edit, label, signal);
      });
    },
    /** Applies another edit to the uploaded photo; `files` is an optional backdrop. */
    editAgain(edit: (backdropId: string | undefined) => Edit, label: StageLabel, files?: Iterable<File> | null) {
      const file = files === undefined ? undefined : firstValidPhoto(files);
      if (!original || file === null) return;
      void runExclusively(async (signal) => {
        const backdrop = file && (await send(file, 'sendingBackdrop', signal));
        await applyEdit(original.id, edit(backdrop?.id), label, signal);
      });
    },
    startOver() {
      abortController.current?.abort();
      setOriginal(null);
      setEdited(null);
      setStage(null);
      setProblem(null);
    },
  };
}
