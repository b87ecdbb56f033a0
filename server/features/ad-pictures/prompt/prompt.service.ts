import type { z } from 'zod';
import { fold } from '../../../../catalog/fold.ts';
import type { understandAdPrompt } from '../../../../contracts/ad-prompts.ts';
import type { Db } from '../../../db/database.ts';
import { findLiveProduct, listLiveProducts } from '../../listings/listings.service.ts';
import type { Caller } from '../ad-words.ts';
import { parsePrompt } from './parse-prompt.ts';

type Ask = z.output<typeof understandAdPrompt.body>;
type Reading = Omit<z.output<typeof understandAdPrompt.answer>, 'status' | 'message'>;

/** Turns a prompt into what a picture can be made of; the words that are left over may name a product. */
export async function resolvePrompt(db: Db, ask: Ask, caller: Caller | null): Promise<Reading> {
  const { quoted, understood, rest, missingTypes, ...wanted } = parsePrompt(ask.prompt);
  const product = await findNamedProduct(db, ask, rest);
  const isOwn = product !== null && product.sellerId === caller?.id && !caller.isDemo;
  const named = rest.filter((word) => product?.names(word));
  const notes = missingTypes.map(
    (type) => `There is no ${type} here yet, so this is made as ${wanted.type ?? ask.type}.`,
  );
  if (quoted && !isOwn) notes.push('Words of your own are printed only beside your own products.');
  return {
    picture: {
      ...wanted,
      ...(product ? { product_id: String(product.id) } : {}),
      ...(quoted && isOwn ? { headline: quoted } : {}),
      type: wanted.type ?? ask.type,
      size: wanted.size ?? ask.size,
    },
    understood: [...understood, ...named],
    not_understood: rest.filter((word) => !named.includes(word)),
    notes,
  };
}

/** The listing whose title holds the most of these words, of this category or else of all; null where none does. */
async function findNamedProduct(db: Db, { language, category_id }: Ask, words: readonly string[]) {
  for (const category of new Set([category_id ?? '', ''])) {
    for (const q of [words.join(' '), ...words]) {
      if (q.trim() === '') continue;
      const query = { q, category_id: category, sub_category_id: '', language, sort: 'best', country: '', limit: 5 };
      const { products } = await listLiveProducts(db, query as Parameters<typeof listLiveProducts>[1]);
      const [found] = products.filter(({ title }) => words.some((word) => holds(title, word)));
      const row = found && (await findLiveProduct(db, found.id));
      if (row) return { id: row.id, sellerId: row.sellerId, names: (word: string) => holds(found.title, word) };
    }
  }
  return null;
}

/** Whether a title holds the word, or its singular. */
function holds(title: string, word: string): boolean {
  const [text, wanted] = [fold(title), fold(word)];
  const stem = /^[a-z]{4,}s$/.test(wanted) ? wanted.slice(0, -1) : wanted;
  if (!/^[a-z0-9]/.test(stem)) return text.includes(stem);
  return text.split(/[^\p{L}\p{N}]+/u).some((part) => part === stem || part === `${stem}s`);
}
