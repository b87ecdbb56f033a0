import type { ThreadSide } from '../../../../contracts/communication/thread-rules.ts';
import type { Thread, ThreadMessage } from '../../../../contracts/communication/threads.ts';
import { keepRecord, listKept } from '../../identity/session/kept-records.ts';
import { nameOfOther, nameOfSubject } from './thread-names.ts';

const maxMessages = 50;

interface KeptMessage {
  id: string;
  isOwn: boolean;
  text: string;
  language: string;
  created_at: string;
}

/** A conversation as it was read last. */
export interface KeptThread {
  id: string;
  name: string;
  subject: string;
  messages: KeptMessage[];
}

/** Keeps the newest messages that were read, in words without photos. */
export function keepThread(
  { thread, messages }: { thread: Thread; messages: readonly ThreadMessage[] },
  side: ThreadSide,
): Promise<void> {
  const kept: KeptThread = {
    id: thread.id,
    name: nameOfOther(thread),
    subject: nameOfSubject(thread.subject),
    messages: messages.slice(-maxMessages).map(({ id, side: author, text, language, created_at }) => ({
      ...{ id, text, language, created_at },
      isOwn: author === side,
    })),
  };
  return keepRecord(`threads/${thread.id}`, kept);
}

export const listKeptThreads = () => listKept<KeptThread>('threads/');
