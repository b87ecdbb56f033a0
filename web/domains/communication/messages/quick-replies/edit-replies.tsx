import { Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import {
  listQuickReplies,
  type OwnReply,
  type QuickReplyTexts,
} from '../../../../../contracts/communication/quick-replies.ts';
import { languages } from '../../../../../contracts/languages.ts';
import { commonText } from '../../../../../i18n/generated/common.ts';
import { quickRepliesText } from '../../../../../i18n/generated/quick-replies.ts';
import { getLocale } from '../../../../../i18n/locale.ts';
import { api } from '../../../../lib/api/api.ts';
import { type AsyncResult, toResult } from '../../../../lib/api/async-result.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../../ui/states/error-state.tsx';
import { Skeleton } from '../../../../ui/states/skeleton.tsx';
import { ReplyForm } from './reply-form.tsx';

/** The quick replies that a seller wrote: list, new one, change, delete. */
export function EditReplies({ onClose }: { onClose: () => void }) {
  const [list, setList] = useState<AsyncResult<OwnReply[]> | null>(null);
  const [edited, setEdited] = useState<Partial<OwnReply> | null>(null);
  const load = async () => setList(await toResult(api(listQuickReplies, {}).then(({ replies }) => replies)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, and after each change.
  useEffect(() => void load(), []);

  return (
    <Sheet isOpen onClose={onClose} title={quickRepliesText('title')}>
      {edited ? (
        <ReplyForm
          key={edited.id ?? 'new'}
          reply={edited}
          onDone={() => {
            setEdited(null);
            void load();
          }}
        />
      ) : (
        <>
          <p className="mb-4 text-muted">{quickRepliesText('lead')}</p>
          {!list && <Skeleton className="h-40" />}
          {list?.hasFailed && (
            <ErrorState
              title={commonText('partFailed', { name: quickRepliesText('title') })}
              action={<Button onClick={() => void load()}>{commonText('tryAgain')}</Button>}
            >
              {list.message}
            </ErrorState>
          )}
          {list && !list.hasFailed && <ReplyList replies={list.value} onEdit={setEdited} />}
          <Button tone="primary" className="mt-4" onClick={() => setEdited({})}>
            <Plus aria-hidden="true" className="size-5" />
            {quickRepliesText('add')}
          </Button>
        </>
      )}
    </Sheet>
  );
}

function ReplyList({ replies, onEdit }: { replies: OwnReply[]; onEdit: (reply: OwnReply) => void }) {
  if (replies.length === 0) return <EmptyState title={quickRepliesText('none')} />;
  return (
    <ul className="flex flex-col gap-2">
      {replies.map((reply) => {
        const text = firstText(reply.texts);
        return (
          <li key={reply.id}>
            <button
              type="button"
              aria-label={quickRepliesText('change', { text })}
              onClick={() => onEdit(reply)}
              className="w-full rounded-card border border-line px-4 py-3 text-left hover:border-faint"
            >
              <span dir="auto" className="line-clamp-2">
                {text}
              </span>
              <span className="text-caption text-muted">
                {quickRepliesText('languages', { count: Object.keys(reply.texts).length })}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function firstText(texts: QuickReplyTexts): string {
  const other = languages.find((language) => texts[language]);
  return texts[getLocale()] ?? (other && texts[other]) ?? '';
}
