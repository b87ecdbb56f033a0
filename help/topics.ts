import written from '../data/help/topics.json' with { type: 'json' };
import { helpAccountText } from '../i18n/generated/help-account.ts';
import { helpAskingText } from '../i18n/generated/help-asking.ts';
import { helpBuyerAccountText } from '../i18n/generated/help-buyer-account.ts';
import { helpBuyingText } from '../i18n/generated/help-buying.ts';
import { helpDeliveryText } from '../i18n/generated/help-delivery.ts';
import { helpGettingStartedText } from '../i18n/generated/help-getting-started.ts';
import { helpLinksText } from '../i18n/generated/help-links.ts';
import { helpMoneyText } from '../i18n/generated/help-money.ts';
import { helpPayingText } from '../i18n/generated/help-paying.ts';
import { helpPhotosText } from '../i18n/generated/help-photos.ts';
import { helpPricesText } from '../i18n/generated/help-prices.ts';
import { helpPublishingText } from '../i18n/generated/help-publishing.ts';
import { helpTextsText } from '../i18n/generated/help-texts.ts';
import type { HelpTopic } from './entry.ts';

type CamelCase<Slug extends string> = Slug extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Slug;
type EntryKey<Slug extends string> = `${CamelCase<Slug>}${'Question' | 'Answer' | 'Keywords'}`;

type LinkLabel = Parameters<typeof helpLinksText>[0];

/** The questions of a topic by their slugs, with the pages that an answer links to. */
type Questions<Slug extends string> = Record<Slug, { links: { to: string; label: string }[] }>;

const { topics, buyerTopics } = written;

/** The topics of the sellers' Help Center, each written in the page's language when called. */
export const sellerTopics: readonly (() => HelpTopic)[] = [
  topic('getting-started', helpGettingStartedText, topics['getting-started']),
  topic('photos', helpPhotosText, topics.photos),
  topic('texts', helpTextsText, topics.texts),
  topic('prices', helpPricesText, topics.prices),
  topic('publishing', helpPublishingText, topics.publishing),
  topic('money', helpMoneyText, topics.money),
  topic('account', helpAccountText, topics.account),
  topic('asking', helpAskingText, topics.asking),
];

/** The topics of the buyers' help. */
export const buyersTopics: readonly (() => HelpTopic)[] = [
  topic('buying', helpBuyingText, buyerTopics.buying),
  topic('paying', helpPayingText, buyerTopics.paying),
  topic('delivery', helpDeliveryText, buyerTopics.delivery),
  topic('buyer-account', helpBuyerAccountText, buyerTopics['buyer-account']),
];

function topic<Slug extends string>(
  id: keyof typeof topics | keyof typeof buyerTopics,
  text: (key: NoInfer<'title' | EntryKey<Slug>>) => string,
  questions: Questions<Slug>,
): () => HelpTopic {
  const entries = Object.entries(questions) as [Slug, Questions<Slug>[Slug]][];
  return () => ({
    id,
    title: text('title'),
    entries: entries.map(([slug, { links }]) => {
      const key = camelCase(slug);
      return {
        slug,
        question: text(`${key}Question`),
        answer: text(`${key}Answer`),
        keywords: text(`${key}Keywords`),
        links: links.map(({ to, label }) => ({ to: to as `/${string}`, label: helpLinksText(label as LinkLabel) })),
      };
    }),
  });
}

function camelCase<Slug extends string>(slug: Slug): CamelCase<Slug> {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Slug>;
}
