import { SquarePen } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { OfferedReply } from '../../../../../contracts/communication/quick-replies.ts';
import type { ThreadSide } from '../../../../../contracts/communication/thread-rules.ts';
import { messagesText } from '../../../../../i18n/generated/messages.ts';
import { quickRepliesText } from '../../../../../i18n/generated/quick-replies.ts';
import { loadModule } from '../../../../lib/page/load-module.ts';
import { Chip } from '../../../../ui/navigation/chip.tsx';
import { useOfferedReplies } from './use-offered-replies.ts';

const EditReplies = lazy(async () => ({
  default: (await loadModule(() => import('./edit-replies.tsx'))).EditReplies,
}));

interface ReplyChipsProps {
  threadId: string;
  side: ThreadSide;
  /** The reply that is in the field as it is offered. */
  chosen: string | undefined;
  onChoose: (reply: OfferedReply) => void;
}

/** What is said most often, above the field; a press puts it into the field. */
export function ReplyChips({ threadId, side, chosen, onChoose }: ReplyChipsProps) {
  const { replies, renew } = useOfferedReplies(threadId);
  const [isEditing, setEditing] = useState(false);
  if (replies.length === 0 && side === 'customer') return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be another form control.
    <div
      role="group"
      aria-label={messagesText('quickReplies')}
      className="-mx-1 flex gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none]"
    >
      {side === 'seller' && (
        <Chip aria-label={quickRepliesText('edit')} onClick={() => setEditing(true)}>
          <SquarePen aria-hidden="true" className="size-4" />
        </Chip>
      )}
      {replies.map((reply) => (
        <Chip key={reply.id} isSelected={reply.id === chosen} onClick={() => onChoose(reply)}>
          <span className="max-w-56 truncate">{reply.text}</span>
        </Chip>
      ))}
      {isEditing && (
        <Suspense>
          <EditReplies
            onClose={() => {
              setEditing(false);
              renew();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
