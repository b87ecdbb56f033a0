import sharp from 'sharp';
import { findSection } from '../../../../catalog/lookup.ts';
import { pricedCountryCodes } from '../../../../market/countries.ts';
import { type MoneyRange, priceRange } from '../../../../market/prices.ts';
import { createModel, type ModelSettings } from '../../model/model.ts';
import type { ModelBudget } from '../../model/model-budget.ts';
import type { Analysis, Analyst } from '../analyst.ts';
import { AnalystFailure } from '../analyst-failure.ts';
import type { AnalystLog } from '../analyst-log.ts';
import { askModel, type ModelSession } from './ask-model.ts';
import { checkTexts } from './checks/check-texts.ts';
import type { Fault } from './checks/fault.ts';
import * as prompt from './prompt.ts';
import { cleanKind, type SanitizedFacts, sanitizeObservation, toEnglishFacts } from './sanitize-observation.ts';
import { categorySchema, draft, type Observation, observation } from './schema.ts';

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
      const usage = { tokensIn: 0, tokensOut: 0, answers: 0, repairs: 0 };
      const deadline = AbortSignal.timeout(totalSeconds * 1000);
      const session: ModelSession = { model, seconds: settings.seconds, signal, deadline, usage };
      try {
        onStage('looking');
        const observed = await observe(session, bytes);
        const known = sanitizeObservation(observed);
        onStage('recognising');
        const categories = await classify(session, known, observed.sections);
        onStage('writing');
        const leafId = Number(categories[0]?.id);
        const facts = { ...known.facts, categories };
        return { model: settings.model, facts, leafId, ...(await writeListing(session, known, leafId, attempt)) };
      } finally {
        await reservation.settle(usage.tokensIn + usage.tokensOut);
        const ms = Math.round(performance.now() - began);
        log.info({ sellerId, model: settings.model, ...usage, ms }, 'a model was asked about a photo');
      }
    },
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
    check: ({ kind, brand, sections }) => [
      ...faultIf(cleanKind(kind) === '', 'kind must name what the article is.'),
      // Otherwise a guessed brand would get into the texts.
      ...faultIf(hasName(kind, brand?.value), 'kind must not hold the brand.'),
      ...faultIf(sections.length === 0, 'sections must hold the likeliest section at least.'),
    ],
  });
}

async function classify(
  session: ModelSession,
  known: SanitizedFacts,
  sectionIds: readonly string[],
): Promise<Analysis['facts']['categories']> {
  const candidates = [...new Set(sectionIds)].slice(0, 3);
  const leafIds = candidates.flatMap((id) => findSection(id)?.leaves.map((leaf) => String(leaf.id)) ?? []);
  const { categories } = await askModel(session, {
    name: 'file',
    instructions: prompt.fileInstructions,
    content: prompt.fileQuestion(toEnglishFacts(known), candidates),
    schema: categorySchema(leafIds),
    check: ({ categories }) =>
      faultIf(categories.length === 0, 'categories must hold the likeliest category at least.'),
  });
  const best = new Map<string, number>();
  for (const { id, confidence } of categories) best.set(id, Math.max(best.get(id) ?? 0, Math.min(1, confidence)));
  const ranked = [...best].map(([id, confidence]) => ({ id, confidence }));
  return ranked.sort((a, b) => b.confidence - a.confidence).slice(0, 3);
}

type Written = Pick<Analysis, 'texts' | 'countries' | 'priceCents'>;

async function writeListing(
  session: ModelSession,
  known: SanitizedFacts,
  leafId: number,
  attempt: number,
): Promise<Written> {
  const bounds = priceRange({ leaf: leafId, condition: known.allowed.condition });
  const { texts, countries, price_usd } = await askModel(session, {
    name: 'write',
    instructions: prompt.writeInstructions,
    content: prompt.writeQuestion(
      { category: prompt.nameOfLeaf(leafId), ...toEnglishFacts(known) },
      { countries: pricedCountryCodes, price: bounds },
      attempt,
    ),
    schema: draft,
    check: ({ texts }) => checkTexts(texts, { ...known.allowed, leafId }, prompt.writeInstructions),
  });
  const priceCents = clampPrice(price_usd, bounds);
  return {
    texts,
    ...(countries.length > 0 ? { countries: [...new Set(countries)].slice(0, 6) } : {}),
    ...(priceCents ? { priceCents } : {}),
  };
}

/** The price range that the model suggests, limited to that of the reviewed tables. */
function clampPrice(dollars: MoneyRange | null, bounds: MoneyRange | null): MoneyRange | null {
  if (!dollars || !bounds) return null;
  const min = Math.max(bounds.min, Math.round(dollars.min * 100));
  const max = Math.min(bounds.max, Math.round(dollars.max * 100));
  return min <= max ? { min, max } : null;
}

function hasName(text: string, name: string | undefined): boolean {
  return !!name && text.toLowerCase().includes(name.toLowerCase());
}

function faultIf(isFault: boolean, message: string): Fault[] {
  return isFault ? [{ rule: 'facts', message }] : [];
}
