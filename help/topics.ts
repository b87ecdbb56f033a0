import { helpAccountText } from '../messages/generated/help-account.ts';
import { helpAskingText } from '../messages/generated/help-asking.ts';
import { helpGettingStartedText } from '../messages/generated/help-getting-started.ts';
import { helpLinksText } from '../messages/generated/help-links.ts';
import { helpMoneyText } from '../messages/generated/help-money.ts';
import { helpPhotosText } from '../messages/generated/help-photos.ts';
import { helpPricesText } from '../messages/generated/help-prices.ts';
import { helpPublishingText } from '../messages/generated/help-publishing.ts';
import { helpTextsText } from '../messages/generated/help-texts.ts';
import type { HelpTopic } from './entry.ts';

type CamelCase<Slug extends string> = Slug extends `${infer Start}-${infer Rest}`
  ? `${Start}${Capitalize<CamelCase<Rest>>}`
  : Slug;
type EntryKey<Slug extends string> = `${CamelCase<Slug>}${'Question' | 'Answer' | 'Keywords'}`;

/** The pages that an answer links to, each with the message of its label. */
type Links = readonly [to: `/${string}`, label: Parameters<typeof helpLinksText>[0]][];

/** The topics of the Help Center, each written in the page's language when called. */
export const helpTopics: readonly (() => HelpTopic)[] = [
  topic('getting-started', helpGettingStartedText, {
    'what-is-snapbazaar': [['/about', 'about']],
    'photo-to-listing': [['/chat', 'addProduct']],
    'how-long': [],
    plans: [['/upgrade', 'upgrade']],
    'seller-or-customer': [],
    'phone-only': [],
    'which-seller-type': [],
  }),
  topic('photos', helpPhotosText, {
    'photo-formats': [],
    'good-photo': [],
    'one-photo': [],
    'photo-refused': [],
    'who-sees-photo': [],
    'where-photo-goes': [['/privacy', 'privacyPolicy']],
    'change-photo': [],
  }),
  topic('texts', helpTextsText, {
    'who-writes': [],
    'seen-or-guessed': [],
    'wrong-category': [['/chat', 'openChat']],
    'generate-again': [],
    'edit-texts': [['/storefront', 'myStorefront']],
    'accept-all': [],
    'which-languages': [],
    'stale-language': [['/storefront', 'myStorefront']],
    'found-by-search': [],
  }),
  topic('prices', helpPricesText, {
    'price-estimate': [],
    'local-currencies': [['/settings', 'chooseCurrency']],
    countries: [],
    platforms: [],
    forecast: [],
    campaign: [],
    fulfilment: [],
    'shipping-cost': [],
  }),
  topic('publishing', helpPublishingText, {
    'draft-kept': [['/chat', 'continueDraft']],
    'connection-lost': [],
    'published-where': [],
    'edit-listing': [['/storefront', 'myStorefront']],
    'pause-remove': [['/storefront', 'myStorefront']],
    'sponsored-label': [['/storefront', 'myStorefront']],
    'ad-pictures': [],
  }),
  topic('money', helpMoneyText, {
    orders: [['/storefront/orders', 'orders']],
    'when-paid': [['/wallet-bank', 'wallet']],
    sandbox: [['/wallet-bank', 'wallet']],
    'selling-fee': [['/settings#payment', 'settings']],
    'sample-data': [],
    tokens: [['/profile#tokens', 'yourTokens']],
    'earn-tokens': [['/profile#tokens', 'personalization']],
    'claim-token': [['/profile#tokens', 'socialProfile']],
  }),
  topic('account', helpAccountText, {
    'change-account': [['/profile', 'yourProfile']],
    'change-password': [['/profile#password', 'changePassword']],
    'forgot-password': [['/contact', 'contact']],
    sessions: [['/profile#sessions', 'sessions']],
    'too-many-tries': [],
    'what-is-stored': [
      ['/manage-privacy', 'managePrivacy'],
      ['/settings#data', 'downloadData'],
    ],
    cookies: [['/privacy', 'privacyPolicy']],
    'behavioral-data': [['/manage-privacy', 'managePrivacy']],
    'download-data': [['/settings#data', 'downloadData']],
    'close-account': [['/settings#close', 'closeAccount']],
    'theme-currency': [['/settings', 'settings']],
  }),
  topic('asking', helpAskingText, {
    'ask-anything': [['/chat', 'askAnything']],
    'assistant-acts': [],
    'voice-message': [],
    'contact-us': [['/faq#contact', 'writeToUs']],
  }),
];

function topic<Slug extends string>(
  id: string,
  text: (key: NoInfer<'title' | EntryKey<Slug>>) => string,
  linksBySlug: Record<Slug, Links>,
): () => HelpTopic {
  const entries = Object.entries<Links>(linksBySlug) as [Slug, Links][];
  return () => ({
    id,
    title: text('title'),
    entries: entries.map(([slug, links]) => {
      const key = camelCase(slug);
      return {
        slug,
        question: text(`${key}Question`),
        answer: text(`${key}Answer`),
        keywords: text(`${key}Keywords`),
        links: links.map(([to, label]) => ({ to, label: helpLinksText(label) })),
      };
    }),
  });
}

function camelCase<Slug extends string>(slug: Slug): CamelCase<Slug> {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Slug>;
}
