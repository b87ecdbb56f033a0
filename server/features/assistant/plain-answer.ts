import type { AnswerLink, AnswerPart } from '../../../contracts/assistant.ts';
import type { HelpEntry } from '../../../help/entry.ts';
import { helpIn } from '../../../help/lookup.ts';
import { createHelpSearch } from '../../../help/search.ts';
import { type Answer, answerFromRecords } from './answer-from-records.ts';
import type { SellerRecords } from './seller-records.service.ts';

const search = createHelpSearch(helpIn('en'));
/** From here on it is the very question that an entry answers, though it may speak of drafts or listings. */
const isThatQuestion = 0.98;
/** Below this an entry only shares a word or two with the question. */
const surelyAnswers = 0.45;
const mayHelp = 0.25;

/** Asked to do something, which the assistant cannot. */
const order =
  /^(please |can you |could you |will you |just |now )*(publish|delete|remove|pause|unpause|change|set|update|edit|rename|create|add|upload|close|withdraw|deposit|pay|send|buy|order|cancel|translate|lower|raise)\b/i;

type Source = Extract<AnswerPart, { type: 'end' }>['source'];

/** The answer that needs no model: from the seller's own records, else from the Help Center, else that it is not known. */
export function answerPlainly(question: string, records: SellerRecords): Answer & { source: Source } {
  if (order.test(question)) return { ...refuseToAct(question), source: 'help' };
  const [best] = search(question);
  if (best && best.score >= isThatQuestion) return { ...quote(best.entry), source: 'help' };
  const own = answerFromRecords(question, records);
  if (own) return { ...own, source: 'records' };
  if (!best) return { ...introduce(), source: 'none' };
  if (best.score >= surelyAnswers) return { ...quote(best.entry), source: 'help' };
  return { ...admitIgnorance(question), source: 'none' };
}

/** The entries that a question is about, the nearest first. */
export function findHelp(question: string, limit: number): HelpEntry[] {
  return search(question)
    .filter(({ score }) => score >= mayHelp)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/**
 * What a model should read: all that touches on the question, or the whole book where that cannot be told, as when it
 * is asked in another language.
 */
export function helpForModel(question: string): readonly HelpEntry[] {
  const near = search(question).slice(0, 8);
  return near.length > 0 ? near.map(({ entry }) => entry) : helpIn('en').flatMap(({ entries }) => entries);
}

/** Where an entry stands in the Help Center. */
export const linkTo = ({ slug, question }: HelpEntry): AnswerLink => ({ to: `/faq#${slug}`, label: question });

function quote(entry: HelpEntry): Answer {
  return {
    text: entry.answer,
    links: [...(entry.links ?? []), { to: `/faq#${entry.slug}`, label: 'In the Help Center' }],
  };
}

function refuseToAct(question: string): Answer {
  const [best] = findHelp(question, 1);
  return {
    text: `I can only answer; nothing has been changed.${best ? ` ${best.answer}` : ' You can do it yourself in your workspace.'}`,
    links: best ? [...(best.links ?? []), linkTo(best)] : [{ to: '/storefront', label: 'My Storefront' }],
  };
}

const contact: AnswerLink = { to: '/faq#contact', label: 'Write to us' };

function admitIgnorance(question: string): Answer {
  return {
    text: 'I do not know that for sure. One of these may help; otherwise the people who run this server can be asked.',
    links: [...findHelp(question, 3).map(linkTo), contact],
  };
}

function introduce(): Answer {
  return {
    text: 'I do not know that. I can answer questions about Snapbazaar and about your own listings and drafts, for example how many are live or how large a photo may be. The people who run this server can be asked too.',
    links: [{ to: '/faq', label: 'Help Center' }, contact],
  };
}
