import { useCallback, useEffect, useRef, useState } from 'react';
import type { ThreadSide } from '../../../../../contracts/communication/thread-rules.ts';
import {
  markThreadRead,
  sendThreadMessage,
  type Thread,
  type ThreadMessage,
  type ThreadPhoto,
} from '../../../../../contracts/communication/threads.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { api } from '../../../../lib/api/api.ts';
import { randomKey } from '../../../../lib/storage/random-key.ts';
import { keepThread } from '../kept-threads.ts';
import { fetchThread } from '../load-threads.ts';
import { tellThreadChange } from '../thread-changes.ts';
import { askForUnread } from '../unread-store.ts';
import { mergeMessages } from './merge-messages.ts';
import { useThreadNews } from './use-thread-news.ts';

export interface ThreadContent {
  thread: Thread;
  messages: ThreadMessage[];
  next_cursor: string | null;
}

export interface NewMessage {
  text: string;
  /** Photos that are uploaded already. */
  photos: readonly ThreadPhoto[];
  /** The quick reply whose words the text are. */
  quickReply: string | undefined;
}

/** A message that is on its way, or was not sent. */
export interface PendingMessage extends NewMessage {
  key: string;
  /** Why it was not sent; null while it is on its way. */
  problem: string | null;
}

/** A thread that follows what both sides write, and sends each message once however often it is tried. */
export function useThread(first: ThreadContent, side: ThreadSide) {
  const [content, setContent] = useState(first);
  const [pending, setPending] = useState<PendingMessage[]>([]);
  const { id } = content.thread;

  const refresh = useCallback(async () => {
    const newest = await fetchThread(id);
    setContent((known) => ({
      thread: newest.thread,
      messages: mergeMessages(known.messages, newest.messages),
      next_cursor: known.next_cursor,
    }));
  }, [id]);
  useThreadNews(refresh);
  useReadMark(content, side);
  useEffect(() => void keepThread(content, side), [content, side]);

  async function loadOlder() {
    if (content.next_cursor === null) return;
    const older = await fetchThread(id, content.next_cursor);
    setContent((known) => ({
      ...known,
      messages: mergeMessages(older.messages, known.messages),
      next_cursor: older.next_cursor,
    }));
  }

  async function deliver({ key, text, photos, quickReply }: Omit<PendingMessage, 'problem'>) {
    const set = (problem: string | null) =>
      setPending((known) => [
        ...known.filter((message) => message.key !== key),
        { key, text, photos, quickReply, problem },
      ]);
    set(null);
    try {
      const said = quickReply === undefined ? { text } : { quick_reply: quickReply };
      const body = { key, ...said, photos: photos.map(({ name }) => name), language: getLocale() };
      const { sent } = await api(sendThreadMessage, { params: { id }, body });
      setContent((known) => ({ ...known, messages: mergeMessages(known.messages, [sent]) }));
      setPending((known) => known.filter((message) => message.key !== key));
      tellThreadChange();
    } catch (error) {
      set((error as Error).message);
    }
  }

  return {
    ...content,
    pending,
    refresh,
    loadOlder,
    send: (message: NewMessage) => deliver({ key: randomKey(), ...message }),
    retry: deliver,
    change(changes: Partial<Thread>) {
      setContent((known) => ({ ...known, thread: { ...known.thread, ...changes } }));
      tellThreadChange();
    },
  };
}

/** Says which message was read last, while the page is seen. */
function useReadMark({ thread: { id }, messages }: ThreadContent, side: ThreadSide): void {
  const newest = messages.findLast((message) => message.side !== side)?.id;
  const told = useRef<string | null>(null);
  useEffect(() => {
    if (newest === undefined) return;
    async function tell() {
      if (newest === undefined || document.visibilityState === 'hidden' || told.current === newest) return;
      told.current = newest;
      try {
        await api(markThreadRead, { params: { id }, body: { message_id: newest } });
        tellThreadChange();
        await askForUnread();
      } catch (error) {
        // The next message or visit tells it again.
        told.current = null;
        console.warn('The message was not marked as read.', error);
      }
    }
    void tell();
    const onVisible = () => void tell();
    document.addEventListener('visibilitychange', onVisible);
    return () => document.removeEventListener('visibilitychange', onVisible);
  }, [id, newest]);
}
