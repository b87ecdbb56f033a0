import { useEffect, useRef, useState } from 'react';
import { type ApiFailure, isApiFailure } from '../../../../contracts/client/client.ts';
import { maxDraftsPerCall, uploadDraftPhoto } from '../../../../contracts/selling/listing-drafts.ts';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { api } from '../../../lib/api/api.ts';
import { findPhotoProblem } from '../../../lib/files/photo-rules.ts';
import { pageSettings } from '../../../lib/page/page-settings.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { forgetUnsent, keepUnsent, listUnsent, type UnsentPhoto } from './unsent-photos.ts';

interface Upload extends UnsentPhoto {
  /** Why the server refused it; empty while it waits or is on its way. */
  failure: string;
}

const retryAfterMs = 4000;
/** One is decoded by the server while the next is on its way. */
const concurrency = 2;
/** Keeps the photos of one drop in their order, and one drop before the next. */
const positionsPerMs = 1000;

/** Whether a retry may succeed later. */
const isTransient = ({ status }: ApiFailure) => status === 429 || status >= 500;

/** Sends chosen photos to the server, two at a time; what is not sent yet is sent after a reload. */
export function useDraftUploads(owner: string | null, onSent: () => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState('');
  const active = useRef(new Map<string, AbortController>());
  const isSending = uploads.some(({ failure }) => failure === '');

  const drop = (key: string) => {
    void forgetUnsent(key);
    setUploads((now) => now.filter((one) => one.key !== key));
  };

  const send = useEventCallback(async ({ key, file, position }: Upload) => {
    const controller = new AbortController();
    active.current.set(key, controller);
    const { signal } = controller;
    try {
      await api(uploadDraftPhoto, { file, body: { upload_key: key, position }, signal });
      drop(key);
      setSent((count) => count + 1);
      onSent();
    } catch (error) {
      if (signal.aborted) return;
      if (isApiFailure(error) && !isTransient(error)) {
        setUploads((now) => now.map((one) => (one.key === key ? { ...one, failure: error.message } : one)));
      } else {
        await new Promise((resolve) => setTimeout(resolve, retryAfterMs));
      }
    } finally {
      active.current.delete(key);
      // Renders again, so that the next one is sent or this one is tried again.
      setUploads((now) => [...now]);
    }
  });

  useEffect(() => {
    const waiting = uploads.filter(({ key, failure }) => failure === '' && !active.current.has(key));
    for (const upload of waiting.slice(0, Math.max(0, concurrency - active.current.size))) void send(upload);
  }, [uploads, send]);

  useEffect(() => {
    const { current } = active;
    return () => {
      for (const controller of current.values()) controller.abort();
    };
  }, []);

  useEffect(() => {
    if (!owner) return;
    let isCurrent = true;
    void listUnsent(owner).then((unsent) => {
      if (isCurrent && unsent.length > 0)
        setUploads((now) => [...unsent.map((one) => ({ ...one, failure: '' })), ...now]);
    });
    return () => {
      isCurrent = false;
    };
  }, [owner]);

  useEffect(() => {
    if (!isSending) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isSending]);

  /** Takes photos and archives of photos, and says what was left out. */
  async function choose(files: Iterable<File> | null) {
    if (!owner) return;
    const { photos, problem: refused } = await unpackAll([...(files ?? [])]);
    const good = photos.filter((file) => findPhotoProblem(file) === null);
    const wrong = photos.map(findPhotoProblem).find((found) => found !== null);
    const leftOut = good.length - maxDraftsPerCall;
    const tooMany = leftOut > 0 ? listingDraftsText('leftOut', { count: leftOut, max: maxDraftsPerCall }) : '';
    setProblem(refused || wrong || tooMany);
    const base = Date.now() * positionsPerMs;
    const added = inOrderTaken(good)
      .slice(0, maxDraftsPerCall)
      .map((file, index) => ({ key: randomKey(), position: base + index, file, failure: '' }));
    for (const photo of added) void keepUnsent(photo, owner);
    if (uploads.length === 0) setSent(0);
    setUploads((now) => [...now, ...added]);
  }

  return {
    sent,
    count: sent + uploads.length,
    failed: uploads.filter(({ failure }) => failure !== ''),
    isSending,
    problem,
    choose: (files: Iterable<File> | null) => void choose(files),
    retry: () => setUploads((now) => now.map((one) => ({ ...one, failure: '' }))),
    dismiss: () => {
      for (const { key } of uploads.filter(({ failure }) => failure !== '')) drop(key);
    },
  };
}

const inOrderTaken = (files: readonly File[]) =>
  files.toSorted((a, b) => a.lastModified - b.lastModified || a.name.localeCompare(b.name, 'en', { numeric: true }));

async function unpackAll(files: readonly File[]): Promise<{ photos: File[]; problem: string }> {
  const { isZip, readZip } = await import('../../../lib/files/read-zip.ts');
  const limits = { files: maxDraftsPerCall, fileBytes: pageSettings().uploadMegabytes * 1024 * 1024 };
  let problem = '';
  const photos: File[] = [];
  for (const file of files) {
    if (!isZip(file)) {
      photos.push(file);
      continue;
    }
    const inside = await readZip(file, limits).catch(() => null);
    if (inside === null) problem = listingDraftsText('zipBroken', { name: file.name });
    else if (inside.length === 0) problem = listingDraftsText('zipEmpty', { name: file.name });
    else photos.push(...inside);
  }
  return { photos, problem };
}
