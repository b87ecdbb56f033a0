import { useEffect, useRef, useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../../../../contracts/client/client.ts';
import { uploadAcceptedKey, uploadPhoto } from '../../../../../contracts/selling/listing-analysis.ts';
import { api } from '../../../../lib/api/api.ts';
import { useIsServerReachable } from '../../../../lib/api/connection.ts';
import { findPhotoProblem } from '../../../../lib/files/photo-rules.ts';
import { useEventCallback } from '../../../../lib/react/event-callback.ts';
import { storageKeys } from '../../../../lib/storage/storage-keys.ts';
import { useToast } from '../../../../ui/overlays/toast.tsx';
import { withNewPhoto } from '../draft/draft.ts';
import type { DraftHandle } from '../draft/use-draft.ts';

const retryAfterMs = 5000;

interface Sending {
  file: File;
  /** Object URL of the picture. */
  preview: string;
  /** From 0 to 1. */
  progress: number;
  state: 'uploading' | 'uploaded' | 'failed';
}

/** Whether a retry may succeed later. */
const isTransient = ({ status }: ApiFailure) => status === 429 || status >= 500;

/** Selects and uploads a photo; the upload continues after a lost connection or a reload. */
export function useUpload({ draft, change, ownership }: DraftHandle) {
  const [sending, setSending] = useState<Sending | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const abortController = useRef<AbortController | null>(null);
  const isReachable = useIsServerReachable();
  const showToast = useToast();
  const isUnsent = ownership === 'here' && draft.photo?.productUUID === '';

  /** Automatic retries are quiet: they show no further error. */
  async function send(file: File, preview: string, isQuiet = false) {
    abortController.current?.abort();
    const controller = new AbortController();
    abortController.current = controller;
    setSending({ file, preview, progress: 0, state: 'uploading' });
    const onProgress = (progress: number) => setSending((now) => now && { ...now, progress });
    try {
      const answer = await api(uploadPhoto, { file, onProgress, signal: controller.signal });
      if (answer.message_key !== uploadAcceptedKey) return reject(answer.message);
      setSending((now) => now && { ...now, progress: 1, state: 'uploaded' });
      change((now) => now.photo && { ...now, photo: { ...now.photo, productUUID: answer.product.productUUID } });
      void deleteStoredPhoto();
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isApiFailure(error) && !isTransient(error)) return reject(error.message);
      if (!isQuiet) showToast({ text: (error as Error).message, tone: 'bad', accountRole: 'seller' });
      setSending((now) => now && { ...now, state: 'failed' });
    }
  }

  /** The server refused this photo, so the seller can choose another. */
  function reject(message: string) {
    showToast({ text: message, tone: 'bad', accountRole: 'seller' });
    remove();
  }

  function remove() {
    abortController.current?.abort();
    setSending(null);
    setProblem(null);
    change((now) => ({ ...now, photo: null, photos: [] }));
    void deleteStoredPhoto();
  }

  /** Uses the first file only; a new photo starts a new listing. */
  function choose(files: Iterable<File> | null) {
    const [file] = files ?? [];
    if (!file || ownership === 'elsewhere') return;
    const photoProblem = findPhotoProblem(file);
    setProblem(photoProblem);
    if (photoProblem) return;
    const nextDraft = withNewPhoto(draft);
    change(() => nextDraft);
    void storePhoto(file, nextDraft.publishKey);
    void send(file, URL.createObjectURL(file));
  }

  const retrySending = useEventCallback((isQuiet: boolean) => {
    if (sending?.state === 'failed') void send(sending.file, sending.preview, isQuiet);
  });
  const hasFailed = sending?.state === 'failed';

  useEffect(() => {
    if (!hasFailed || !isReachable) return;
    const timer = setTimeout(() => retrySending(true), retryAfterMs);
    return () => clearTimeout(timer);
  }, [hasFailed, isReachable, retrySending]);

  const resumeUpload = useEventCallback(async () => {
    if (sending) return;
    const file = await findStoredPhoto(draft.publishKey);
    if (file) void send(file, URL.createObjectURL(file));
    else change((now) => ({ ...now, photo: null }));
  });

  useEffect(() => {
    if (isUnsent) void resumeUpload();
  }, [isUnsent, resumeUpload]);

  useEffect(() => () => abortController.current?.abort(), []);

  const preview = sending?.preview;
  useEffect(() => () => void (preview && URL.revokeObjectURL(preview)), [preview]);

  return { sending, problem, choose, remove, retrySending: () => retrySending(false) };
}

const cacheUrl = '/photo-on-its-way';

/** Stores a photo that is not uploaded yet, so that a reload does not lose it. */
async function storePhoto(file: File, draftKey: string): Promise<void> {
  await withCache((cache) =>
    cache.put(cacheUrl, new Response(file, { headers: { 'content-type': file.type, 'x-draft': draftKey } })),
  );
}

/** The stored photo of this draft, or null. */
async function findStoredPhoto(draftKey: string): Promise<File | null> {
  const response = await withCache((cache) => cache.match(cacheUrl));
  if (response?.headers.get('x-draft') !== draftKey) return null;
  const bytes = await response.blob();
  return new File([bytes], 'photo', { type: response.headers.get('content-type') ?? bytes.type });
}

/** Called once the photo is uploaded or removed. */
async function deleteStoredPhoto(): Promise<void> {
  await withCache((cache) => cache.delete(cacheUrl));
}

/** The Cache API exists in secure contexts only; elsewhere the photo is not stored. */
async function withCache<T>(use: (cache: Cache) => Promise<T>): Promise<T | null> {
  try {
    return await use(await caches.open(storageKeys.photo));
  } catch {
    return null;
  }
}
