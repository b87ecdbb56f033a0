import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchByPhoto } from '../../../../contracts/marketplace/photo-search.ts';
import { photoSearchText } from '../../../../i18n/generated/photo-search.ts';
import { api } from '../../../lib/api/api.ts';
import { takePhotoHandoff } from '../../../lib/files/photo-handoff.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { writePhotoQuery } from './photo-query.ts';

interface Looking {
  label: string;
  /** From 0 to 1; undefined while the progress is not known. */
  progress?: number;
}

/** Sends a chosen, dropped or pasted photo and opens its results; a new photo aborts the one before. */
export function usePhotoSearch() {
  const navigate = useNavigate();
  const [looking, setLooking] = useState<Looking | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);

  async function look(file: File): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setProblem(null);
    setLooking({ label: photoSearchText('sending'), progress: 0 });
    const onProgress = (progress: number) =>
      setLooking(
        progress < 1 ? { label: photoSearchText('sending'), progress } : { label: photoSearchText('looking') },
      );
    try {
      const seen = await api(searchByPhoto, { file, onProgress, signal });
      const category = seen.is_sure ? seen.category_id : '';
      const productType = seen.is_sure ? (seen.product_type?.id ?? '') : '';
      await navigate(writePhotoQuery({ like: seen.embedding, category, productType, q: '', cursor: undefined }));
    } catch (error) {
      if (!signal.aborted) setProblem((error as Error).message);
    } finally {
      if (!signal.aborted) setLooking(null);
    }
  }

  const choose = useEventCallback((files: Iterable<File> | null | undefined) => {
    const [file] = files ?? [];
    if (file) void look(file);
  });

  useEffect(() => {
    const handed = takePhotoHandoff();
    if (handed) choose([handed]);
    const paste = (event: ClipboardEvent) => choose(event.clipboardData?.files);
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  });
  useEffect(() => () => running.current?.abort(), []);

  return { looking, problem, choose };
}
