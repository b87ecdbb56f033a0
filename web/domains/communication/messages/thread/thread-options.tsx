import { Ellipsis } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { ThreadSide } from '../../../../../contracts/communication/thread-rules.ts';
import {
  archiveThread,
  blockThread,
  reportThread,
  type Thread,
} from '../../../../../contracts/communication/threads.ts';
import { messagesText } from '../../../../../i18n/generated/messages.ts';
import { api } from '../../../../lib/api/api.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { useApiCallWithToast } from '../../../../ui/overlays/api-call-with-toast.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useFailureToast } from '../../../../ui/overlays/failure-toast.ts';

interface ThreadOptionsProps {
  thread: Thread;
  side: ThreadSide;
  onChange: (changes: Partial<Thread>) => void;
}

const entry = 'flex min-h-11 w-full items-center rounded-control px-3.5 text-left font-semibold hover:bg-sunken';

/** What can be done with a thread: archive, block, report. */
export function ThreadOptions({
  thread: { id, is_archived, is_blocked, with: name },
  side,
  onChange,
}: ThreadOptionsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const menuId = useId();
  const [isReporting, setReporting] = useState(false);
  const showFailure = useFailureToast(side);

  async function change(changes: Partial<Thread>, call: Promise<unknown>) {
    menu.current?.hidePopover();
    try {
      await call;
      onChange(changes);
    } catch (error) {
      showFailure(error);
    }
  }
  const archive = () =>
    change({ is_archived: !is_archived }, api(archiveThread, { params: { id }, body: { is_archived: !is_archived } }));
  const block = () =>
    change({ is_blocked: !is_blocked }, api(blockThread, { params: { id }, body: { is_blocked: !is_blocked } }));

  return (
    <>
      <button
        type="button"
        popoverTarget={menuId}
        aria-label={messagesText('options')}
        title={messagesText('options')}
        className="thread-options-button inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-surface hover:border-faint"
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </button>
      <div ref={menu} id={menuId} popover="auto" className="popover-panel thread-options p-2">
        <button type="button" className={entry} onClick={archive}>
          {messagesText(is_archived ? 'unarchive' : 'archive')}
        </button>
        {name !== null && (
          <button type="button" className={entry} onClick={block}>
            {messagesText(is_blocked ? 'unblock' : 'block')}
          </button>
        )}
        <button
          type="button"
          className={entry}
          onClick={() => {
            menu.current?.hidePopover();
            setReporting(true);
          }}
        >
          {messagesText('report')}
        </button>
      </div>
      <ReportDialog id={id} isOpen={isReporting} onClose={() => setReporting(false)} />
    </>
  );
}

function ReportDialog({ id, isOpen, onClose }: { id: string; isOpen: boolean; onClose: () => void }) {
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const call = useApiCallWithToast();

  async function report() {
    setBusy(true);
    const answer = await call(api(reportThread, { params: { id }, body: { reason } }));
    setBusy(false);
    if (answer) onClose();
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={messagesText('reportTitle')}
      actions={
        <Button tone="primary" isBusy={isBusy} onClick={report}>
          {messagesText('report')}
        </Button>
      }
    >
      <p className="mb-4 text-muted">{messagesText('reportLead')}</p>
      <TextArea
        label={messagesText('reportReason')}
        value={reason}
        maxLength={1000}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}
