import type { AnswerLink, AnswerPart } from '../../../contracts/assistant.ts';
import type { HelpEntry } from '../../../help/entry.ts';
import { getHelpTopics } from '../../../help/lookup.ts';
import { createHelpSearch } from '../../../help/search.ts';
import {
  type Answer,
  answerFromRecords,
  chat,
  describeListing,
  quoteText,
  writtenFromPhotos,
} from './answer-from-records.ts';
import { classifyQuestion, type FigurePage, type Intent } from './classify-question.ts';
import type { SellerRecords } from './seller-records.service.ts';

const topics = getHelpTopics('en');
const search = createHelpSearch(topics, 'en');
/** From this score on, the question is the entry's own question, even if it mentions drafts or listings. */
const exactMatchScore = 0.98;
/** Below this score, an entry only shares words with the question and may be about something else. */
const answerScore = 0.6;
const relatedScore = 0.25;

type Source = Extract<AnswerPart, { type: 'end' }>['source'];
type SourcedAnswer = Answer & {
  source: Source;
  /** The subject of the answer, for tests. */
  about: string;
};

/** Answers from the seller's own records, else from the Help Center, else that it does not know. */
export function answerWithoutModel(question: string, records: SellerRecords): SourcedAnswer {
  const intent = classifyQuestion(question, records.listings);
  const [nearest] = search(question);
  const isRequest = intent.kind === 'create' || intent.kind === 'act';
  if (!isRequest && nearest && nearest.score >= exactMatchScore) return quote(nearest.entry);
  return answerIntent(intent, records, question) ?? answerFromHelp(question);
}

function answerIntent(intent: Intent, records: SellerRecords, question: string): SourcedAnswer | null {
  switch (intent.kind) {
    case 'records':
      return { ...answerFromRecords(intent.of, records), source: 'records', about: intent.of };
    case 'listing': {
      const { listing, wantsText } = intent;
      return {
        ...(wantsText ? quoteText(listing) : describeListing(listing)),
        source: 'records',
        about: `listing ${listing.title}`,
      };
    }
    case 'figure':
      return { ...linkToFigure(intent.of), source: 'help', about: `page of ${intent.of}` };
    case 'how-to': {
      const entry = topics.flatMap(({ entries }) => entries).find(({ slug }) => slug === intent.slug);
      return entry ? quote(entry) : null;
    }
    case 'create':
      return { ...refuseToCreate(intent.of), source: intent.of === 'other' ? 'none' : 'help', about: 'cannot' };
    case 'act':
      return { ...refuseToAct(question), source: 'help', about: 'cannot' };
    case 'unknown':
      return null;
  }
}

function answerFromHelp(question: string): SourcedAnswer {
  const [nearest] = search(question);
  if (nearest && nearest.score >= answerScore) return quote(nearest.entry);
  const links = findHelp(question, 3).map(linkTo);
  const answer = links.length > 0 ? offerHelp(links) : introduce();
  return { ...answer, source: 'none', about: 'unsure' };
}

/** Help entries related to a question, best match first. */
export function findHelp(question: string, limit: number): HelpEntry[] {
  return search(question)
    .filter(({ score }) => score >= relatedScore)
    .slice(0, limit)
    .map(({ entry }) => entry);
}

/**
 * Help entries for the model's prompt: the best matches, or all entries where none matches, as for a question in another
 * language.
 */
export function helpForModel(question: string): readonly HelpEntry[] {
  const near = search(question).slice(0, 8);
  return near.length > 0 ? near.map(({ entry }) => entry) : topics.flatMap(({ entries }) => entries);
}

/** The link to an entry in the Help Center. */
export const linkTo = ({ slug, question }: HelpEntry): AnswerLink => ({ to: `/faq#${slug}`, label: question });

function quote(entry: HelpEntry): SourcedAnswer {
  return {
    text: entry.answer,
    links: [...entry.links, { to: `/faq#${entry.slug}`, label: 'In the Help Center' }],
    source: 'help',
    about: entry.slug,
  };
}

const figurePages: Record<FigurePage, { what: string; link: AnswerLink }> = {
  income: { what: 'your income', link: { to: '/income', label: 'Income Dashboard' } },
  balance: { what: 'your balance', link: { to: '/wallet-bank', label: 'Wallet & Bank' } },
  invoice: { what: 'your invoices', link: { to: '/invoices', label: 'Invoices' } },
  orders: { what: 'your orders', link: { to: '/storefront', label: 'My Storefront' } },
  views: { what: 'your visitors', link: { to: '/buyer-analytics', label: 'Buyer Analytics' } },
  tokens: { what: 'your tokens', link: { to: '/profile', label: 'Profile' } },
};

function linkToFigure(of: FigurePage): Answer {
  const { what, link } = figurePages[of];
  return { text: `I cannot read ${what} here yet. You find the figures in ${link.label}.`, links: [link] };
}

const abilities =
  'I can tell you how many of your listings are live or paused, what one of them costs, which photos are not published yet, and what the Help Center says about selling here.';

function refuseToCreate(of: 'ad' | 'text' | 'other'): Answer {
  if (of === 'ad') {
    return {
      text: 'I cannot write or draw ads here yet. ‘Ad Gen AI’ on a product’s page makes an ad picture of it, with its photo and text in the chosen language.',
      links: [
        { to: '/storefront', label: 'My Storefront' },
        { to: '/faq#ad-pictures', label: 'What is Ad Gen AI?' },
      ],
    };
  }
  if (of === 'text') return { text: `I cannot write texts here yet. ${writtenFromPhotos}`, links: [chat] };
  return {
    text: `I cannot do that yet. ${abilities}`,
    links: [{ to: '/faq#ask-anything', label: 'What can I ask in ‘Ask Anything’?' }],
  };
}

function refuseToAct(question: string): Answer {
  const [nearest] = search(question);
  const entry = nearest && nearest.score >= answerScore ? nearest.entry : null;
  return {
    text: `I can only answer; nothing has been changed.${entry ? ` ${entry.answer}` : ' You can do it yourself in your workspace.'}`,
    links: entry ? [...entry.links, linkTo(entry)] : [{ to: '/storefront', label: 'My Storefront' }],
  };
}

const contact: AnswerLink = { to: '/faq#contact', label: 'Write to us' };

function offerHelp(links: AnswerLink[]): Answer {
  return {
    text: `I do not know that for sure. One of these may help; otherwise the people who run this server can be asked. ${abilities}`,
    links: [...links, contact],
  };
}

function introduce(): Answer {
  return {
    text: `I do not know that. ${abilities} The people who run this server can be asked too.`,
    links: [{ to: '/faq', label: 'Help Center' }, contact],
  };
}
