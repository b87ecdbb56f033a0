import { Sparkles } from 'lucide-react';
import { assistantAnswersText } from '../../../../i18n/generated/assistant-answers.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { AnswerRecords } from './answer-records.tsx';
import { ChoiceList } from './choice-list.tsx';
import { ProposalCard } from './proposal-card.tsx';
import type { Exchange } from './use-conversation.ts';

const sources = { help: 'fromHelp', records: 'fromRecords', model: 'fromModel', none: null } as const;

interface ConversationProps {
  exchanges: Exchange[];
  onAskAgain: (question: string, listingIds?: string[]) => void;
}

/** Questions and answers, the newest last; screen readers announce an answer once it is complete. */
export function Conversation({ exchanges, onAskAgain }: ConversationProps) {
  const last = exchanges.at(-1);
  return (
    <section aria-label={assistantAnswersText('conversation')} className="mt-6">
      <ol className="flex flex-col gap-6">
        {exchanges.map((exchange) => (
          <li key={exchange.key} className="flex flex-col gap-3">
            <p className="max-w-[85%] self-end whitespace-pre-wrap rounded-tile rounded-br-control bg-brand-soft px-4 py-2.5 [overflow-wrap:anywhere]">
              <span className="sr-only">{assistantAnswersText('youAsked')} </span>
              {exchange.question}
            </p>
            <Answer exchange={exchange} onAskAgain={onAskAgain} />
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {last?.state === 'answering'
          ? assistantAnswersText('answering')
          : last?.state === 'complete'
            ? last.answer
            : last?.problem}
      </p>
    </section>
  );
}

type AnswerProps = Pick<ConversationProps, 'onAskAgain'> & { exchange: Exchange };

function Answer({ exchange, onAskAgain }: AnswerProps) {
  const { answer, figures, rows, choices, proposal, links, state, source, problem, question } = exchange;
  const origin = source && sources[source];
  return (
    <div className="flex gap-3">
      <span className="mt-0.5 flex size-8 shrink-0 items-center justify-center rounded-full bg-ai-soft text-ai">
        {state === 'answering' ? <Spinner /> : <Sparkles aria-hidden="true" className="size-4" />}
      </span>
      <div className="min-w-0 flex-1 pt-1.5">
        {answer && <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{answer}</p>}
        {(figures.length > 0 || rows.length > 0) && <AnswerRecords figures={figures} rows={rows} />}
        {choices && <ChoiceList {...choices} onChoose={onAskAgain} />}
        {proposal && <ProposalCard proposal={proposal} />}
        {state === 'answering' && !answer && <p className="text-muted">{assistantAnswersText('answering')}</p>}
        {state === 'stopped' && <p className="mt-1 text-muted text-sm">{assistantAnswersText('stopped')}</p>}
        {state === 'failed' && (
          <div className="flex flex-wrap items-center gap-3">
            <p className="text-bad">{problem}</p>
            <Button size="small" onClick={() => onAskAgain(question)}>
              {assistantAnswersText('askAgain')}
            </Button>
          </div>
        )}
        {links.length > 0 && (
          <ul className="mt-3 flex flex-wrap gap-2.5">
            {links.map(({ to, label }) => (
              <li key={to}>
                <ButtonLink to={to} size="small">
                  {label}
                </ButtonLink>
              </li>
            ))}
          </ul>
        )}
        {origin && <p className="mt-2 text-caption text-muted">{assistantAnswersText(origin)}</p>}
      </div>
    </div>
  );
}
