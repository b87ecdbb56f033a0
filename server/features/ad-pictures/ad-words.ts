import { and, eq, inArray } from 'drizzle-orm';
import type { AdPictureType } from '../../../contracts/ad-picture-rules.ts';
import { AppError } from '../../../contracts/errors.ts';
import type { Language } from '../../../contracts/languages.ts';
import { findReductionLabel } from '../../../contracts/price-rules.ts';
import type { Db } from '../../db/database.ts';
import { productTexts } from '../../db/schema/listings.ts';
import { cleanText } from '../../providers/text-drawing/clean-text.ts';
import { findLiveProduct } from '../listings/listings.service.ts';
import { defaultHeadline, occasions } from './prompt/occasions.ts';
import type { Look } from './theme.ts';

/** What a picture says and shows; the language is the one it is really written in. */
export interface AdWords {
  headline: string;
  description: string;
  language: Language;
  productId: number | null;
  image: string | null;
  look: Look;
  /** Printed on the advertisement of a reduced listing. */
  offer: string | null;
}

interface Ask extends Look {
  product_id?: string | undefined;
  language: Language;
  type: AdPictureType;
  headline: string;
}

/** Who asks, where somebody is signed in. */
export interface Caller {
  id: number;
  isDemo: boolean;
}

/** More than fits on any picture; what is cut off here would have been cut off there. */
const mostCharacters = 400;

/**
 * The typed headline, or the product's title, and the product's description where the picture has room for it. Only the
 * seller of a product has words of their own printed beside it: the picture is served from here, in the shop's name.
 */
export async function readAdWords(db: Db, ask: Ask, caller: Caller | null): Promise<AdWords> {
  const typed = cleanText(ask.headline);
  const look: Look = { colour: ask.colour, shade: ask.shade, occasion: ask.occasion, mood: ask.mood };
  if (!ask.product_id) {
    const hasLook = Object.values(look).some(Boolean);
    if (!typed && !hasLook)
      throw new AppError('bad_input', { message: 'Please type a headline in letters or numbers.' });
    const headline = typed || (headlineOf(look, ask.language) ?? defaultHeadline[ask.language]);
    return { headline, description: '', language: ask.language, productId: null, image: null, look, offer: null };
  }
  const product = await findLiveProduct(db, ask.product_id);
  const text = product && (await findText(db, product.id, ask.language));
  if (!product || !text) throw new AppError('product_not_found');
  const mayPrint = product.sellerId === caller?.id && !caller.isDemo;
  return {
    headline: (mayPrint && typed) || headlineOf(look, text.language) || cleanText(text.title.slice(0, mostCharacters)),
    description: ask.type === 'ad' ? cleanText(text.description.slice(0, mostCharacters)) : '',
    language: text.language,
    productId: product.id,
    image: product.image,
    look,
    offer: findReductionLabel({ price_cents: product.priceCents, price_before_cents: product.priceBeforeCents }),
  };
}

function headlineOf({ occasion }: Look, language: Language): string | null {
  return occasion ? occasions[occasion].headline[language] : null;
}

/** The text in that language, or the English one. */
async function findText(db: Db, productId: number, language: Language) {
  const texts = await db
    .select()
    .from(productTexts)
    .where(and(eq(productTexts.productId, productId), inArray(productTexts.language, ['en', language])));
  return texts.find((text) => text.language === language) ?? texts[0];
}
