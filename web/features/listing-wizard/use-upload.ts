import { useEffect, useRef, useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../../contracts/client.ts';
import { uploadAccepted, uploadPhoto } from '../../../contracts/listing-analysis.ts';
import { api } from '../../lib/api.ts';
import { useIsServerReachable } from '../../lib/connection.ts';
import { useEventCallback } from '../../lib/event-callback.ts';
import { findPhotoProblem } from '../../lib/photo-rules.ts';
import { useToast } from '../../ui/toast.tsx';
import { withNewPhoto } from './fill-draft.ts';
import { deleteStoredPhoto, findStoredPhoto, storePhoto } from './stored-photo.ts';
import type { DraftHandle } from './use-draft.ts';

const sendAgainAfterMs = 5000;

interface Sending {
  file: File;
  /** Address of the picture within this page. */
  preview: string;
  /** From 0 to 1. */
  share: number;
  state: 'under-way' | 'arrived' | 'failed';
}

/** Whether the same photo may be welcome in a while. */
const isPassing = ({ status }: ApiFailure) => status === 429 || status >= 500;

/** Choosing a photo and bringing it to the server, over a lost connection and a reload too. */
export function useUpload({ draft, change, hold }: DraftHandle) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const stop = useRef<AbortController | null>(null);
  const isReachable = useIsServerReachable();
  const showToast = useToast();
  const isUnsent = hold === 'here' && draft.photo?.productUUID === '';

  /** Failing again by itself is not told again. */
  async function send(file: File, preview: string, isQuiet = false) {
    stop.current?.abort();
    const own = new AbortController();
    stop.current = own;
    setSending({ file, preview, share: 0, state: 'under-way' });
    const onProgress = (share: number) => setSending((now) => now && { ...now, share });
    try {
      const answer = await api(uploadPhoto, { file, onProgress, signal: own.signal });
      if (answer.message !== uploadAccepted) return refuse(answer.message);
      setSending((now) => now && { ...now, share: 1, state: 'arrived' });
      change((now) => now.photo && { ...now, photo: { ...now.photo, productUUID: answer.product.productUUID } });
      void deleteStoredPhoto();
    } catch (error) {
      if (own.signal.aborted) return;
      if (isApiFailure(error) && !isPassing(error)) return refuse(error.message);
      if (!isQuiet) showToast({ text: (error as Error).message, tone: 'bad', side: 'seller' });
      setSending((now) => now && { ...now, state: 'failed' });
    }
  }

  /** The server does not want this photo: the place is free for another. */
  function refuse(message: string) {
    showToast({ text: message, tone: 'bad', side: 'seller' });
    remove();
  }

  function remove() {
    stop.current?.abort();
    setSending(null);
    setProblem(null);
    change((now) => ({ ...now, photo: null }));
    void deleteStoredPhoto();
  }

  /** Only the first file counts; a new photo begins a new listing. */
  function choose(files: Iterable<File> | null) {
    const [file] = files ?? [];
    if (!file || hold === 'elsewhere') return;
    const found = findPhotoProblem(file);
    setProblem(found);
    if (found) return;
    const fresh = withNewPhoto(draft);
    change(() => fresh);
    void storePhoto(file, fresh.publishKey);
    void send(file, URL.createObjectURL(file));
  }

  const retrySending = useEventCallback((isQuiet: boolean) => {
    if (sending?.state === 'failed') void send(sending.file, sending.preview, isQuiet);
  });
  const hasFailed = sending?.state === 'failed';

  useEffect(() => {
    if (!hasFailed || !isReachable) return;
    const timer = setTimeout(() => retrySending(true), sendAgainAfterMs);
    return () => clearTimeout(timer);
  }, [hasFailed, isReachable, retrySending]);

  const goOn = useEventCallback(async () => {
    if (sending) return;
    const file = await findStoredPhoto(draft.publishKey);
    if (file) void send(file, URL.createObjectURL(file));
    else change((now) => ({ ...now, photo: null }));
  });

  useEffect(() => {
    if (isUnsent) void goOn();
  }, [isUnsent, goOn]);

  useEffect(() => () => stop.current?.abort(), []);

  const preview = sending?.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  return { sending, problem, choose, remove, retrySending: () => retrySending(false) };
}
