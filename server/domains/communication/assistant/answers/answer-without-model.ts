import type { AnswerLink, AnswerPart } from '../../../../../contracts/communication/assistant.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { HelpEntry } from '../../../../../help/entry.ts';
import { helpLinksText } from '../../../../../i18n/generated/help-links.ts';
import { sellerAnswersText } from '../../../../../i18n/generated/seller-answers.ts';
import { sellerShellText } from '../../../../../i18n/generated/seller-shell.ts';
import { joinSentences } from '../../../../../i18n/join-text.ts';
import { withLocale } from '../../../../../i18n/locale.ts';
import { languageOfText } from '../../text-language.ts';
import type { SellerRecords } from '../seller-records.service.ts';
import { classifyQuestion, type Intent } from '../understanding/classify-question.ts';
import type { Figure, FigurePage } from '../understanding/question-rules.ts';
import {
  type Answer,
  answerFromRecords,
  describeListing,
  linkToChat,
  linkToMyListings,
  quoteText,
} from './answer-from-records.ts';
import { findEntry, type HelpHit, linkTo, pickRelated, searchHelp } from './help-answers.ts';
import { findSlugOfPrompt } from './offered-prompts.ts';

/** From this score on, the question is the entry's own question, even if it mentions drafts or listings. */
const exactMatchScore = 0.98;
/** Below this score, an entry only shares words with the question and may be about something else. */
const answerScore = 0.6;

type Source = Extract<AnswerPart, { type: 'end' }>['source'];
type SourcedAnswer = Answer & {
  source: Source;
  /** The subject of the answer, for tests. */
  about: string;
  /** The figure that answers the question and has to be read first. */
  figure?: Figure;
};

interface Asked {
  hits: readonly HelpHit[];
  /** The language of the answer. */
  language: Language;
  /** The help entry that answers the question, if one does. */
  entry: HelpEntry | null;
}

/** Answers in a language from the seller's own records, else from the Help Center, else that it does not know. */
export function answerWithoutModel(question: string, records: SellerRecords, language: Language = 'en'): SourcedAnswer {
  const intent = classifyQuestion(question, records.listings, languageOfText(question, language));
  const hits = searchHelp(question, language);
  const [nearest] = hits;
  const asked = { hits, language, entry: nearest && nearest.score >= answerScore ? nearest.entry : null };
  const isRequest = intent.type === 'create' || intent.type === 'act';
  const offered = findEntry(findSlugOfPrompt(question, language) ?? '', language);
  return withLocale(language, () => {
    if (offered) return quote(offered);
    if (!isRequest && nearest && nearest.score >= exactMatchScore) return quote(nearest.entry);
    return answerIntent(intent, records, asked) ?? answerFromHelp(asked);
  });
}

function answerIntent(intent: Intent, records: SellerRecords, asked: Asked): SourcedAnswer | null {
  switch (intent.type) {
    case 'records':
      return { ...answerFromRecords(intent.of, records), source: 'records', about: intent.of };
    case 'listing': {
      const { listing, wantsText } = intent;
      return {
        ...(wantsText ? quoteText(listing, 'textOfListing') : describeListing(listing)),
        source: 'records',
        about: `listing ${listing.title}`,
      };
    }
    case 'figure':
      return { text: '', links: [], source: 'records', about: `figure of ${intent.of}`, figure: intent.of };
    case 'figure page':
      return { ...linkToFigure(intent.of), source: 'help', about: `page of ${intent.of}` };
    case 'how-to': {
      const entry = findEntry(intent.slug, asked.language);
      return entry ? quote(entry) : null;
    }
    case 'create':
      return {
        ...refuseToCreate(intent.of, asked.language),
        source: intent.of === 'other' ? 'none' : 'help',
        about: 'cannot',
      };
    case 'act':
      return { ...refuseToAct(asked.entry), source: 'help', about: 'cannot' };
    case 'unknown':
      return null;
  }
}

function answerFromHelp({ hits, entry }: Asked): SourcedAnswer {
  if (entry) return quote(entry);
  const links = pickRelated(hits, 3).map(linkTo);
  const answer = links.length > 0 ? offerHelp(links) : introduce();
  return { ...answer, source: 'none', about: 'unsure' };
}

function quote(entry: HelpEntry): SourcedAnswer {
  return {
    text: entry.answer,
    links: [...entry.links, { to: `/faq#${entry.slug}`, label: sellerAnswersText('inHelpCenter') }],
    source: 'help',
    about: entry.slug,
  };
}

const figurePages = {
  invoice: { to: '/invoices', page: 'invoices', sentence: 'cannotReadInvoices' },
  tokens: { to: '/profile', page: 'profile', sentence: 'cannotReadTokens' },
} as const satisfies Record<FigurePage, object>;

function linkToFigure(of: FigurePage): Answer {
  const { to, page, sentence } = figurePages[of];
  const label = sellerShellText(page);
  return { text: sellerAnswersText(sentence, { page: label }), links: [{ to, label }] };
}

function refuseToCreate(of: 'ad' | 'text' | 'other', language: Language): Answer {
  const linksTo = (slug: string) => [findEntry(slug, language)].flatMap((entry) => (entry ? [linkTo(entry)] : []));
  if (of === 'ad') {
    return { text: sellerAnswersText('cannotAdvertise'), links: [linkToMyListings(), ...linksTo('ad-pictures')] };
  }
  if (of === 'text') {
    const text = joinSentences(sellerAnswersText('cannotWrite'), sellerAnswersText('writtenFromPhotos'));
    return { text, links: [linkToChat()] };
  }
  const text = joinSentences(sellerAnswersText('cannotDoThat'), sellerAnswersText('abilities'));
  return { text, links: linksTo('ask-anything') };
}

function refuseToAct(entry: HelpEntry | null): Answer {
  const instead = entry ? entry.answer : sellerAnswersText('doItYourself');
  return {
    text: joinSentences(sellerAnswersText('nothingChanged'), instead),
    links: entry ? [...entry.links, linkTo(entry)] : [linkToMyListings()],
  };
}

const linkToContact = (): AnswerLink => ({ to: '/faq#contact', label: helpLinksText('writeToUs') });

function offerHelp(links: AnswerLink[]): Answer {
  const text = joinSentences(sellerAnswersText('notSure'), sellerAnswersText('abilities'));
  return { text, links: [...links, linkToContact()] };
}

function introduce(): Answer {
  const sentences = [sellerAnswersText('doNotKnow'), sellerAnswersText('abilities'), sellerAnswersText('askPeople')];
  return {
    text: joinSentences(...sentences),
    links: [{ to: '/faq', label: sellerShellText('helpCenter') }, linkToContact()],
  };
}
