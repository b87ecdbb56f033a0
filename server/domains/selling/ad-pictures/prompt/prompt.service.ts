import type { z } from 'zod';
import { readQueryFilters } from '../../../../../catalog/query-filters/read-query-filters.ts';
import { fold } from '../../../../../catalog/text/fold.ts';
import type { AdPictureType } from '../../../../../contracts/selling/ad-picture-rules.ts';
import type { understandAdPrompt } from '../../../../../contracts/selling/ad-prompts.ts';
import { adPicturesText } from '../../../../../i18n/generated/ad-pictures.ts';
import { browseCategoryText } from '../../../../../i18n/generated/browse-category.ts';
import { withLocale } from '../../../../../i18n/locale.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { findLiveProduct, listLiveProducts } from '../../../marketplace/listings/listings.service.ts';
import type { Caller } from '../ad-words.ts';
import { parsePrompt } from './parse-prompt.ts';

const typeNames: Record<AdPictureType, () => string> = {
  'Stickers with Logo': () => browseCategoryText('stickers'),
  'T-shirt': () => browseCategoryText('shirt'),
  ad: () => adPicturesText('picture'),
};

type PromptRequest = z.output<typeof understandAdPrompt.body>;
type ResolvedPrompt = Omit<z.output<typeof understandAdPrompt.answer>, 'status' | 'message' | 'message_key'>;

/** Turns a prompt into the settings of a picture; words without a meaning are searched as a product name. */
export async function resolvePrompt(db: Db, request: PromptRequest, caller: Caller | null): Promise<ResolvedPrompt> {
  // A price is for the search of goods, and says nothing of the picture.
  const { text } = readQueryFilters(request.prompt, request.language);
  const { quoted, understood, rest, missingTypes, ...settings } = parsePrompt(text);
  const product = await findNamedProduct(db, request, rest);
  const isOwn = product !== null && product.sellerId === caller?.id && !caller.isDemo;
  const named = rest.filter((word) => product?.names(word));
  const notes = withLocale(request.language, () => [
    ...missingTypes.map((type) => {
      const made = typeNames[settings.type ?? request.type]();
      return adPicturesText('typeMissing', { type, made });
    }),
    ...(quoted && !isOwn ? [adPicturesText('ownWordsOnly')] : []),
  ]);
  return {
    picture: {
      ...settings,
      ...(product ? { product_id: String(product.id) } : {}),
      ...(quoted && isOwn ? { headline: quoted } : {}),
      type: settings.type ?? request.type,
      size: settings.size ?? request.size,
    },
    understood: [...understood, ...named],
    not_understood: rest.filter((word) => !named.includes(word)),
    notes,
  };
}

/** A listing whose title contains one of these words, from this category or else from all; null without one. */
async function findNamedProduct(db: Db, { language, category_id }: PromptRequest, words: readonly string[]) {
  for (const category of new Set([category_id ?? '', ''])) {
    for (const q of [words.join(' '), ...words]) {
      if (q.trim() === '') continue;
      const query = { q, category_id: category, sub_category_id: '', language, sort: 'best', country: '', limit: 5 };
      const { products } = await listLiveProducts(db, query as Parameters<typeof listLiveProducts>[1]);
      const [match] = products.filter(({ title }) => words.some((word) => titleContains(title, word)));
      const row = match && (await findLiveProduct(db, match.id));
      if (row) return { id: row.id, sellerId: row.sellerId, names: (word: string) => titleContains(match.title, word) };
    }
  }
  return null;
}

/** Whether a title contains the word or its singular. */
function titleContains(title: string, word: string): boolean {
  const [text, folded] = [fold(title), fold(word)];
  const stem = /^[a-z]{4,}s$/.test(folded) ? folded.slice(0, -1) : folded;
  if (!/^[a-z0-9]/.test(stem)) return text.includes(stem);
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => part === stem || part === `${stem}s`);
}
