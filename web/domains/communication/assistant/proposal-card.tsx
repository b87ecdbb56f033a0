import { Check, Undo2 } from 'lucide-react';
import type { Proposal, ProposedRow } from '../../../../contracts/communication/assistant-actions.ts';
import { assistantCardsText } from '../../../../i18n/generated/assistant-cards.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useProposal } from './use-proposal.ts';

/** What would change, before and after. Nothing happens before it is confirmed here; then it can be undone. */
export function ProposalCard({ proposal }: { proposal: Proposal }) {
  const { state, sentence, canUndo, isBusy, confirm, leave, undo } = useProposal(proposal.id);
  return (
    <section
      aria-label={assistantCardsText('proposed')}
      className="mt-3 overflow-hidden rounded-tile border border-line bg-surface"
    >
      <ul className="divide-y divide-line">
        {proposal.rows.map((row) => (
          <li key={row.place} className="px-4 py-3">
            <Row row={row} />
          </li>
        ))}
      </ul>
      {proposal.more_count > 0 && (
        <p className="border-line border-t px-4 py-2 text-muted text-sm">
          {assistantCardsText('more', { count: proposal.more_count })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-2.5 border-line border-t bg-sunken px-4 py-3">
        {state === 'proposed' ? (
          <>
            <Button
              tone="primary"
              isBusy={isBusy}
              icon={<Check aria-hidden="true" className="size-4" />}
              onClick={confirm}
            >
              {assistantCardsText('doIt')}
            </Button>
            <Button onClick={leave}>{assistantCardsText('leaveIt')}</Button>
          </>
        ) : (
          <p role="status" className="min-w-0 flex-1 basis-44">
            {sentence}
          </p>
        )}
        {canUndo && (
          <Button isBusy={isBusy} icon={<Undo2 aria-hidden="true" className="size-4" />} onClick={undo}>
            {assistantCardsText('undo')}
          </Button>
        )}
      </div>
    </section>
  );
}

function Row({ row: { title, changes, problem } }: { row: ProposedRow }) {
  return (
    <>
      <p dir="auto" className="font-semibold [overflow-wrap:anywhere]">
        {title}
      </p>
      {problem && <p className="text-bad text-sm">{problem}</p>}
      {!problem &&
        changes.map(({ label, before, after }) => (
          <p key={label} className="text-sm tabular-nums [overflow-wrap:anywhere]">
            <span className="text-muted">{label}: </span>
            <del className="text-muted">{before}</del>
            <span className="sr-only"> {assistantCardsText('becomes')} </span>
            <span aria-hidden="true"> → </span>
            <ins className="font-semibold no-underline">{after}</ins>
          </p>
        ))}
    </>
  );
}
