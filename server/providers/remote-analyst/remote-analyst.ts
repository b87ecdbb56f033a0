import sharp from 'sharp';
import { findSubCategory } from '../../../catalog/categories/lookup.ts';
import type { PhotoFacts } from '../../../contracts/selling/listing-analysis.ts';
import {
  describeProductType,
  findProductType,
  productTypeIdsOf,
} from '../../../listing-copy/product-types/product-type-table.ts';
import type { ProductTypeWithCopy } from '../../../listing-copy/product-types/product-type-with-copy.ts';
import { type Analyst, AnalystFailure, type AnalystLog } from '../../vision/analyst/analyst.ts';
import { createModel, type ModelSettings } from '../model/model.ts';
import type { ModelBudget } from '../model/model-budget.ts';
import { askModel, type ModelSession } from './ask-model.ts';
import type { Fault } from './checks/fault.ts';
import * as prompt from './prompt.ts';
import { cleanProductType, type SanitizedFacts, sanitizeObservation, toEnglishFacts } from './sanitize-observation.ts';
import { type Observation, observation, productTypeSchema } from './schema.ts';
import { writeListing } from './write-listing.ts';

interface RemoteAnalystOptions extends ModelSettings {
  /** How long the whole analysis may take; the rest of an attempt is left to the fallback analyst. */
  totalSeconds: number;
  budget: ModelBudget;
  log: AnalystLog;
}

/** Endpoints charge by the pixel, and this size shows everything that a listing needs. */
const photoSide = 1024;

/** An analyst that asks a vision model behind an OpenAI-compatible endpoint and accepts only answers that pass the checks. */
export function createRemoteAnalyst({ totalSeconds, budget, log, ...settings }: RemoteAnalystOptions): Analyst {
  const model = createModel(settings);
  return {
    async analyze({ bytes, sellerId, attempt = 1 }, { signal, onStage }) {
      const reservation = await budget.reserve(sellerId);
      if (!reservation) throw new AnalystFailure('budget_used_up', 'no tokens left today');
      const began = performance.now();
      const usage = { tokensIn: 0, tokensOut: 0, answers: 0, repairs: 0, replaced: 0 };
      const deadline = AbortSignal.timeout(totalSeconds * 1000);
      const session: ModelSession = { model, seconds: settings.seconds, signal, deadline, usage };
      try {
        onStage('looking');
        const observed = await observe(session, bytes);
        const known = sanitizeObservation(observed);
        onStage('recognising');
        const productTypes = await classify(session, known, observed.sections);
        const [chosen] = productTypes;
        if (!chosen) throw new AnalystFailure('unsound', 'file: no product type');
        const { product_type: productType } = chosen;
        onStage('writing');
        const written = await writeListing(session, known, productType, attempt);
        const facts = { ...known.facts, categories: productTypes.map(asCategory) };
        return {
          model: settings.model,
          facts,
          categoryId: productType.categoryId,
          productTypeId: productType.id,
          ...written,
        };
      } finally {
        await reservation.settle(usage.tokensIn + usage.tokensOut);
        const ms = Math.round(performance.now() - began);
        log.info({ sellerId, model: settings.model, ...usage, ms }, 'a model was asked about a photo');
      }
    },
  };
}

/** A product type that the article may be. */
interface ChosenProductType {
  product_type: ProductTypeWithCopy;
  confidence: number;
}

function asCategory({ product_type: productType, confidence }: ChosenProductType): PhotoFacts['categories'][number] {
  return {
    id: String(productType.categoryId),
    confidence,
    product_type: describeProductType(productType.categoryId, productType.id),
  };
}

async function observe(session: ModelSession, bytes: Uint8Array): Promise<Observation> {
  const small = sharp(bytes).resize(photoSide, photoSide, { fit: 'inside', withoutEnlargement: true });
  const photo = await small.flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
  return askModel(session, {
    name: 'look',
    instructions: prompt.lookInstructions,
    content: [
      { type: 'text', text: prompt.lookQuestion },
      { type: 'file', data: photo, mediaType: 'image/jpeg' },
    ],
    schema: observation,
    check: ({ productType, brand, sections }) => [
      ...faultIf(cleanProductType(productType) === '', 'productType must name what the article is.'),
      // Otherwise a guessed brand would get into the texts.
      ...faultIf(hasName(productType, brand?.value), 'productType must not hold the brand.'),
      ...faultIf(sections.length === 0, 'sections must hold the likeliest section at least.'),
    ],
  });
}

/** The product types that the article may be, the likeliest first, at most one of each category. */
async function classify(
  session: ModelSession,
  known: SanitizedFacts,
  subCategoryIds: readonly string[],
): Promise<ChosenProductType[]> {
  const candidates = [...new Set(subCategoryIds)].slice(0, 3);
  const leafCategories = candidates.flatMap((id) => findSubCategory(id)?.leafCategories ?? []);
  const { productTypes } = await askModel(session, {
    name: 'file',
    instructions: prompt.fileInstructions,
    content: prompt.fileQuestion(toEnglishFacts(known), candidates),
    schema: productTypeSchema(leafCategories.flatMap((leafCategory) => productTypeIdsOf(leafCategory.id))),
    check: ({ productTypes }) =>
      faultIf(productTypes.length === 0, 'productTypes must hold the likeliest one at least.'),
  });
  const ranked = productTypes
    .flatMap(({ id, confidence }): ChosenProductType[] => {
      const productType = findProductType(id);
      return productType ? [{ product_type: productType, confidence: clamp(confidence) }] : [];
    })
    .sort((a, b) => b.confidence - a.confidence);
  return ranked
    .filter(
      ({ product_type: productType }, at) =>
        ranked.findIndex((one) => one.product_type.categoryId === productType.categoryId) === at,
    )
    .slice(0, 8);
}

const clamp = (confidence: number) => Math.max(0, Math.min(1, confidence));

function hasName(text: string, name: string | undefined): boolean {
  return !!name && text.toLowerCase().includes(name.toLowerCase());
}

function faultIf(isFault: boolean, message: string): Fault[] {
  return isFault ? [{ rule: 'facts', message }] : [];
}
