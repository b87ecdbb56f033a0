import { useEffect, useRef, useState } from 'react';
import { type AnswerLink, type AnswerPart, askAssistant, historyLength } from '../../../contracts/assistant.ts';
import { apiStream } from '../../lib/api-stream.ts';

type AnswerSource = Extract<AnswerPart, { type: 'end' }>['source'];

export interface Exchange {
  key: number;
  question: string;
  answer: string;
  links: AnswerLink[];
  state: 'answering' | 'whole' | 'stopped' | 'failed';
  /** Who answered, once it is whole. */
  source: AnswerSource | null;
  /** Why there is no answer. */
  problem: string;
}

/** Questions and answers since the page was opened; one is answered at a time. */
export function useConversation() {
  const [exchanges, setExchanges] = useState<Exchange[]>([]);
  const lastKey = useRef(0);
  const stopping = useRef<AbortController | null>(null);

  useEffect(() => () => stopping.current?.abort(), []);

  function changeLast(how: (exchange: Exchange) => Exchange) {
    setExchanges((all) => all.map((one) => (one.key === lastKey.current ? how(one) : one)));
  }

  async function ask(question: string) {
    const own = new AbortController();
    stopping.current = own;
    lastKey.current += 1;
    const history = historyOf(exchanges);
    const fresh = { key: lastKey.current, question, answer: '', links: [], source: null, problem: '' };
    setExchanges((all) => [...all, { ...fresh, state: 'answering' }]);
    try {
      for await (const part of apiStream(askAssistant, { body: { question, history }, signal: own.signal })) {
        changeLast((exchange) => withPart(exchange, part));
      }
      changeLast((exchange) => (exchange.state === 'answering' ? { ...exchange, state: 'stopped' } : exchange));
    } catch (error) {
      const problem = own.signal.aborted ? '' : (error as Error).message;
      changeLast((exchange) => ({ ...exchange, problem, state: own.signal.aborted ? 'stopped' : 'failed' }));
    }
  }

  return {
    exchanges,
    isAnswering: exchanges.at(-1)?.state === 'answering',
    ask,
    stop: () => stopping.current?.abort(),
  };
}

function withPart(exchange: Exchange, part: AnswerPart): Exchange {
  switch (part.type) {
    case 'text':
      return { ...exchange, answer: exchange.answer + part.text };
    case 'again':
      return { ...exchange, answer: '', links: [] };
    case 'links':
      return { ...exchange, links: part.links };
    case 'end':
      return { ...exchange, source: part.source, state: 'whole' };
  }
}

/** What was said before, oldest first; what was not answered is left out. */
function historyOf(exchanges: Exchange[]) {
  return exchanges
    .filter(({ state }) => state === 'whole')
    .flatMap(({ question, answer }) => [
      { role: 'seller' as const, text: question },
      { role: 'assistant' as const, text: answer },
    ])
    .slice(-historyLength);
}
