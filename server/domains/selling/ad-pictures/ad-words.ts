import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '../../../../contracts/errors.ts';
import type { Language } from '../../../../contracts/languages.ts';
import { reductionLabel } from '../../../../contracts/marketplace/reduction-label.ts';
import type { AdPictureType } from '../../../../contracts/selling/ad-picture-rules.ts';
import { withLocale } from '../../../../i18n/locale.ts';
import type { Db } from '../../../platform/db/database.ts';
import { cleanText } from '../../../platform/documents/text-drawing/clean-text.ts';
import { productTexts } from '../../../schema/marketplace/listings.ts';
import { findLiveProduct } from '../../marketplace/listings/listings.service.ts';
import { reductionOf } from '../../marketplace/listings/reduction.service.ts';
import { defaultHeadline, occasions } from './prompt/occasions.ts';
import type { Look } from './theme.ts';

/** The text and product of a picture; the language is the one that the text is written in. */
export interface AdWords {
  headline: string;
  description: string;
  language: Language;
  productId: number | null;
  image: string | null;
  look: Look;
  /** The discount label of a reduced listing. */
  offer: string | null;
}

interface AdWordsRequest extends Look {
  product_id?: string | undefined;
  language: Language;
  type: AdPictureType;
  headline: string;
}

/** The signed-in account. */
export interface Caller {
  id: number;
  isDemo: boolean;
}

/** More than fits on any picture. */
const maxCharacters = 400;

/**
 * The typed headline or the product's title, and the product's description where the layout has room for it. Only the
 * seller of a product may type its headline, because the picture is served in the shop's name.
 */
export async function readAdWords(db: Db, request: AdWordsRequest, caller: Caller | null): Promise<AdWords> {
  const typed = cleanText(request.headline);
  const look: Look = { colour: request.colour, shade: request.shade, occasion: request.occasion, mood: request.mood };
  if (!request.product_id) {
    const hasLook = Object.values(look).some(Boolean);
    if (!typed && !hasLook) throw new AppError('bad_input', { key: 'headline_empty' });
    const headline = typed || (headlineOf(look, request.language) ?? defaultHeadline[request.language]);
    return { headline, description: '', language: request.language, productId: null, image: null, look, offer: null };
  }
  const product = await findLiveProduct(db, request.product_id);
  const text = product && (await findText(db, product.id, request.language));
  if (!product || !text) throw new AppError('product_not_found');
  const mayPrint = product.sellerId === caller?.id && !caller.isDemo;
  return {
    headline: (mayPrint && typed) || headlineOf(look, text.language) || cleanText(text.title.slice(0, maxCharacters)),
    description: request.type === 'ad' ? cleanText(text.description.slice(0, maxCharacters)) : '',
    language: text.language,
    productId: product.id,
    image: product.image,
    look,
    offer: withLocale(text.language, () =>
      reductionLabel({
        price_minor: product.price,
        price_before_minor: reductionOf(product)?.priceBefore ?? null,
      }),
    ),
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
