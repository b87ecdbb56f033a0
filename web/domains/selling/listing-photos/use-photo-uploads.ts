import { useEffect, useRef, useState } from 'react';
import { maxListingPhotos } from '../../../../contracts/marketplace/listing-photos.ts';
import { uploadListingPhoto } from '../../../../contracts/selling/listing-photos.ts';
import { listingPhotosText } from '../../../../i18n/generated/listing-photos.ts';
import { api } from '../../../lib/api/api.ts';
import { findPhotoProblem } from '../../../lib/files/photo-rules.ts';
import { useEventCallback } from '../../../lib/react/event-callback.ts';
import { randomKey } from '../../../lib/storage/random-key.ts';
import { replacePhoto } from './order-photos.ts';

/** A photo on its way to the server. */
export interface SentPhoto {
  key: string;
  file: File;
  /** Object URL of the picture. */
  preview: string;
  /** From 0 to 1. */
  progress: number;
  /** The photo whose place it takes, or null for a further one. */
  replaces: string | null;
  /** Why it was refused; empty while it is on its way. */
  failure: string;
}

interface PhotoList {
  photos: readonly string[];
  onChange: (photos: string[]) => void;
}

/** Sends chosen photos one after the other and adds each to the list when the server has taken it. */
export function usePhotoUploads({ photos, onChange }: PhotoList) {
  const [sent, setSent] = useState<readonly SentPhoto[]>([]);
  const [problem, setProblem] = useState('');
  const current = sent.find(({ failure }) => failure === '');
  const change = (key: string, part: Partial<SentPhoto>) =>
    setSent((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)));

  function drop(photo: SentPhoto) {
    URL.revokeObjectURL(photo.preview);
    setSent((now) => now.filter(({ key }) => key !== photo.key));
  }

  const send = useEventCallback(async (photo: SentPhoto, signal: AbortSignal) => {
    const { key, file } = photo;
    try {
      const answer = await api(uploadListingPhoto, {
        file,
        onProgress: (progress) => change(key, { progress }),
        signal,
      });
      add(answer.photo.image, photo.replaces);
      drop(photo);
    } catch (error) {
      if (!signal.aborted) change(key, { failure: (error as Error).message });
    }
  });
  // The list may have changed while the photo was on its way.
  const add = useEventCallback((image: string, replaces: string | null) =>
    onChange(replacePhoto(photos, replaces, image)),
  );

  const key = current?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of its progress must not send a photo again.
  useEffect(() => {
    if (!current) return;
    const controller = new AbortController();
    void send(current, controller.signal);
    return () => controller.abort();
  }, [key, send]);

  const all = useRef(sent);
  all.current = sent;
  useEffect(
    () => () => {
      for (const { preview } of all.current) URL.revokeObjectURL(preview);
    },
    [],
  );

  /** Takes as many files as there is room for, and says how many were left out. */
  function choose(files: Iterable<File> | null, replaces: string | null = null) {
    const chosen = [...(files ?? [])];
    const refused = chosen.map(findPhotoProblem).find((found) => found !== null);
    const further = sent.filter((one) => one.replaces === null).length;
    const room = replaces === null ? maxListingPhotos - photos.length - further : 1;
    const good = chosen.filter((file) => findPhotoProblem(file) === null);
    const leftOut = good.length - room;
    setProblem(refused ?? (leftOut > 0 ? listingPhotosText('leftOut', { count: leftOut, max: maxListingPhotos }) : ''));
    const added = good.slice(0, Math.max(0, room)).map((file) => ({
      ...{ key: randomKey(), file, preview: URL.createObjectURL(file) },
      ...{ progress: 0, replaces, failure: '' },
    }));
    setSent((now) => [...now, ...added]);
  }

  return {
    sent,
    problem,
    choose,
    drop,
    retry: (photo: SentPhoto) => change(photo.key, { key: randomKey(), progress: 0, failure: '' }),
    isSending: current !== undefined,
    hasRoom: photos.length + sent.filter((one) => one.replaces === null).length < maxListingPhotos,
  };
}
