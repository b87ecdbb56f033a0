import { ArrowUp, ImagePlus } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { checkThreadMessage, type ThreadSide } from '../../../../../contracts/communication/thread-rules.ts';
import { messagesText } from '../../../../../i18n/generated/messages.ts';
import { threadPhotosText } from '../../../../../i18n/generated/thread-photos.ts';
import { acceptedTypes } from '../../../../lib/files/photo-rules.ts';
import { classes } from '../../../../ui/buttons/classes.ts';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { AttachedPhotos } from '../photos/attached-photos.tsx';
import { useAttachments } from '../photos/use-attachments.ts';
import { ReplyChips } from '../quick-replies/reply-chips.tsx';
import type { NewMessage } from './use-thread.ts';

interface Draft {
  text: string;
  /** The quick reply that the text still is, word for word. */
  quickReply: string | undefined;
}

/** Words that were typed and not sent, by thread; a look at another page loses nothing. */
const drafts = new Map<string, Draft>();
const empty: Draft = { text: '', quickReply: undefined };

interface ComposerProps {
  threadId: string;
  side: ThreadSide;
  onSend: (message: NewMessage) => Promise<void>;
}

/** The field to write; Enter sends, Shift and Enter begin a new line, and nothing is sent while a word is being composed. */
export function Composer({ threadId, side, onSend }: ComposerProps) {
  const [draft, setDraft] = useState(drafts.get(threadId) ?? empty);
  const [problem, setProblem] = useState<string | undefined>();
  const attachments = useAttachments(threadId);
  const { photos, progress } = attachments;

  function change(changed: Draft) {
    drafts.set(threadId, changed);
    setDraft(changed);
    setProblem(undefined);
  }

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    // A photo that is still on its way would be left behind.
    if (progress !== null) return;
    const isPhotoOnly = photos.length > 0 && draft.text.trim() === '';
    const found = isPhotoOnly ? null : checkThreadMessage(draft.text);
    setProblem(found ?? undefined);
    if (found) return;
    void onSend({ ...draft, photos });
    change(empty);
    attachments.clear();
  }

  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    void attachments.add(files);
  }

  return (
    <form
      onSubmit={send}
      className={classes(
        'sticky bottom-0 flex flex-col gap-2 bg-paper py-3',
        // Above the bar of a seller's phone.
        side === 'seller' && 'max-lg:bottom-[calc(3.5rem+env(safe-area-inset-bottom))]',
      )}
    >
      <ReplyChips
        threadId={threadId}
        side={side}
        chosen={draft.quickReply}
        onChoose={({ id, text }) => change({ text, quickReply: id })}
      />
      <AttachedPhotos threadId={threadId} attachments={attachments} />
      <div className="flex items-end gap-2">
        <PhotoButton onChoose={(files) => void attachments.add(files)} />
        <div className="min-w-0 flex-1">
          <TextArea
            label={messagesText('write')}
            placeholder={messagesText('anyLanguage')}
            rows={1}
            value={draft.text}
            error={problem}
            onPaste={paste}
            onChange={(event) => change({ text: event.target.value, quickReply: undefined })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) send(event);
            }}
          />
        </div>
        <IconButton
          type="submit"
          label={messagesText('send')}
          icon={ArrowUp}
          disabled={progress !== null}
          className="mb-0.5 bg-brand text-on-brand hover:bg-brand-strong"
        />
      </div>
    </form>
  );
}

/** A native file input inside a label that looks like a round button. */
function PhotoButton({ onChoose }: { onChoose: (files: File[]) => void }) {
  const id = useId();
  return (
    <label
      htmlFor={id}
      title={threadPhotosText('add')}
      className="mb-0.5 inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-full border border-line bg-surface hover:border-faint has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2"
    >
      <ImagePlus aria-hidden="true" className="size-5" />
      <span className="sr-only">{threadPhotosText('add')}</span>
      <input
        id={id}
        type="file"
        multiple
        accept={acceptedTypes}
        onChange={(event) => {
          onChoose([...(event.target.files ?? [])]);
          // The same file may be chosen again after it was taken off.
          event.target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}
