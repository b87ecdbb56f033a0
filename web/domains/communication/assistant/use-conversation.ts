import { useEffect, useRef, useState } from 'react';
import {
  type AnswerChoice,
  type AnswerFigure,
  type AnswerLink,
  type AnswerPart,
  type AnswerRow,
  askAssistant,
  historyLength,
} from '../../../../contracts/communication/assistant.ts';
import type { Proposal } from '../../../../contracts/communication/assistant-actions.ts';
import { getLocale } from '../../../../i18n/locale.ts';
import { loadModule } from '../../../lib/page/load-module.ts';

type AnswerSource = Extract<AnswerPart, { type: 'end' }>['source'];

export interface Exchange {
  key: number;
  question: string;
  answer: string;
  figures: AnswerFigure[];
  rows: AnswerRow[];
  /** Goods that the question may mean, and the question to ask again with the chosen ones. */
  choices: { question: string; choices: AnswerChoice[] } | null;
  /** A change that waits for a tap. */
  proposal: Proposal | null;
  links: AnswerLink[];
  state: 'answering' | 'complete' | 'stopped' | 'failed';
  /** Where the answer comes from, once it is complete. */
  source: AnswerSource | null;
  /** Why there is no answer. */
  problem: string;
}

const nothingYet = {
  ...{ answer: '', figures: [], rows: [], links: [] },
  ...{ choices: null, proposal: null },
} satisfies Partial<Exchange>;

/** Questions and answers since the page was opened; one question is answered at a time. */
export function useConversation() {
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const lastKey = useRef(0);
  const abortController = useRef<AbortController | null>(null);

  useEffect(() => () => abortController.current?.abort(), []);

  function updateLast(update: (exchange: Exchange) => Exchange) {
    setExchanges((all) => all.map((one) => (one.key === lastKey.current ? update(one) : one)));
  }

  async function ask(question: string, listingIds: string[] = []) {
    const controller = new AbortController();
    abortController.current = controller;
    lastKey.current += 1;
    const history = historyOf(exchanges);
    const exchange = { key: lastKey.current, question, ...nothingYet, source: null, problem: '' };
    setExchanges((all) => [...all, { ...exchange, state: 'answering' }]);
    try {
      const { apiStream } = await loadModule(() => import('../../../lib/api/api-stream.ts'));
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const chosen = { listing_ids: listingIds, time_zone: timeZone };
      const body = { question, history, language: getLocale(), ...chosen };
      for await (const part of apiStream(askAssistant, { body, signal: controller.signal })) {
        updateLast((exchange) => applyPart(exchange, part));
      }
      updateLast((exchange) => (exchange.state === 'answering' ? { ...exchange, state: 'stopped' } : exchange));
    } catch (error) {
      const problem = controller.signal.aborted ? '' : (error as Error).message;
      updateLast((exchange) => ({ ...exchange, problem, state: controller.signal.aborted ? 'stopped' : 'failed' }));
    }
  }

  return {
    exchanges,
    isAnswering: exchanges.at(-1)?.state === 'answering',
    ask,
    stop: () => abortController.current?.abort(),
  };
}

function applyPart(exchange: Exchange, part: AnswerPart): Exchange {
  switch (part.type) {
    case 'text':
      return { ...exchange, answer: exchange.answer + part.text };
    case 'again':
      return { ...exchange, ...nothingYet };
    case 'figures':
      return { ...exchange, figures: part.figures };
    case 'rows':
      return { ...exchange, rows: part.rows };
    case 'choices':
      return { ...exchange, choices: { question: part.question, choices: part.choices } };
    case 'proposal':
      return { ...exchange, proposal: part.proposal };
    case 'links':
      return { ...exchange, links: part.links };
    case 'end':
      return { ...exchange, source: part.source, state: 'complete' };
  }
}

/** Earlier exchanges, oldest first, without those that have no complete answer. */
function historyOf(exchanges: Exchange[]) {
  return exchanges
    .filter(({ state }) => state === 'complete')
    .flatMap(({ question, answer }) => [
      { role: 'seller' as const, text: question },
      { role: 'assistant' as const, text: answer },
    ])
    .slice(-historyLength);
}
