import sharp from 'sharp';
import { findSection } from '../../../../catalog/lookup.ts';
import { pricedCountryCodes } from '../../../../market/countries.ts';
import { type MoneyRange, priceRange } from '../../../../market/prices.ts';
import { createModel, type ModelSettings } from '../../model/model.ts';
import type { ModelBudget } from '../../model/model-budget.ts';
import type { Analysis, Analyst } from '../analyst.ts';
import { AnalystFailure } from '../analyst-failure.ts';
import type { AnalystLog } from '../analyst-log.ts';
import { ask, type Line } from './ask.ts';
import { faultsOf } from './checks/check-texts.ts';
import type { Fault } from './checks/fault.ts';
import { cleanKind, inWords, type Known, knownFrom } from './known.ts';
import * as prompt from './prompt.ts';
import { draft, filingAmong, type Sighting, sighting } from './schema.ts';

interface RemoteAnalystOptions extends ModelSettings {
  /** How long the whole analysis may take, so that another analyst still has time for it. */
  totalSeconds: number;
  budget: ModelBudget;
  log: AnalystLog;
}

/** Endpoints charge by the pixel, and what a listing tells can be seen in this many. */
const photoSide = 1024;

/** An analyst that asks a vision model behind an OpenAI-compatible endpoint, and believes only what passes the checks. */
export function createRemoteAnalyst({ totalSeconds, budget, log, ...settings }: RemoteAnalystOptions): Analyst {
  const model = createModel(settings);
  return {
    async analyze({ bytes, sellerId, attempt = 1 }, { signal, onStage }) {
      const reservation = await budget.reserve(sellerId);
      if (!reservation) throw new AnalystFailure('budget_used_up', 'no tokens left today');
      const began = performance.now();
      const tally = { tokensIn: 0, tokensOut: 0, answers: 0, repairs: 0 };
      const deadline = AbortSignal.timeout(totalSeconds * 1000);
      const line: Line = { model, seconds: settings.seconds, signal, deadline, tally };
      try {
        onStage('looking');
        const saw = await look(line, bytes);
        const known = knownFrom(saw);
        onStage('recognising');
        const categories = await file(line, known, saw.sections);
        onStage('writing');
        const leafId = Number(categories[0]?.id);
        const facts = { ...known.facts, categories };
        return { model: settings.model, facts, leafId, ...(await write(line, known, leafId, attempt)) };
      } finally {
        await reservation.settle(tally.tokensIn + tally.tokensOut);
        const ms = Math.round(performance.now() - began);
        log.info({ sellerId, model: settings.model, ...tally, ms }, 'a model was asked about a photo');
      }
    },
  };
}

async function look(line: Line, bytes: Uint8Array): Promise<Sighting> {
  const small = sharp(bytes).resize(photoSide, photoSide, { fit: 'inside', withoutEnlargement: true });
  const photo = await small.flatten({ background: '#fff' }).jpeg({ quality: 85 }).toBuffer();
  return ask(line, {
    name: 'look',
    instructions: prompt.lookInstructions,
    content: [
      { type: 'text', text: prompt.lookQuestion },
      { type: 'file', data: photo, mediaType: 'image/jpeg' },
    ],
    schema: sighting,
    check: ({ kind, brand, sections }) => [
      ...fault(cleanKind(kind) === '', 'kind must name what the article is.'),
      // A guessed brand would get into the texts that way.
      ...fault(hasName(kind, brand?.value), 'kind must not hold the brand.'),
      ...fault(sections.length === 0, 'sections must hold the likeliest section at least.'),
    ],
  });
}

async function file(line: Line, known: Known, sectionIds: readonly string[]): Promise<Analysis['facts']['categories']> {
  const near = [...new Set(sectionIds)].slice(0, 3);
  const leafIds = near.flatMap((id) => findSection(id)?.leaves.map((leaf) => String(leaf.id)) ?? []);
  const { categories } = await ask(line, {
    name: 'file',
    instructions: prompt.fileInstructions,
    content: prompt.fileQuestion(inWords(known), near),
    schema: filingAmong(leafIds),
    check: (filing) => fault(filing.categories.length === 0, 'categories must hold the likeliest category at least.'),
  });
  const best = new Map<string, number>();
  for (const { id, confidence } of categories) best.set(id, Math.max(best.get(id) ?? 0, Math.min(1, confidence)));
  const ranked = [...best].map(([id, confidence]) => ({ id, confidence }));
  return ranked.sort((a, b) => b.confidence - a.confidence).slice(0, 3);
}

type Written = Pick<Analysis, 'texts' | 'countries' | 'priceCents'>;

async function write(line: Line, known: Known, leafId: number, attempt: number): Promise<Written> {
  const bounds = priceRange({ leaf: leafId, condition: known.tellable.condition });
  const { texts, countries, price_usd } = await ask(line, {
    name: 'write',
    instructions: prompt.writeInstructions,
    content: prompt.writeQuestion(
      { category: prompt.nameOfLeaf(leafId), ...inWords(known) },
      { countries: pricedCountryCodes, price: bounds },
      attempt,
    ),
    schema: draft,
    check: ({ texts }) => faultsOf(texts, { ...known.tellable, leafId }, prompt.writeInstructions),
  });
  const priceCents = narrowed(price_usd, bounds);
  return {
    texts,
    ...(countries.length > 0 ? { countries: [...new Set(countries)].slice(0, 6) } : {}),
    ...(priceCents ? { priceCents } : {}),
  };
}

/** What the model would ask for the article, as far as the reviewed tables go along. */
function narrowed(dollars: MoneyRange | null, bounds: MoneyRange | null): MoneyRange | null {
  if (!dollars || !bounds) return null;
  const min = Math.max(bounds.min, Math.round(dollars.min * 100));
  const max = Math.min(bounds.max, Math.round(dollars.max * 100));
  return min <= max ? { min, max } : null;
}

function hasName(text: string, name: string | undefined): boolean {
  return !!name && text.toLowerCase().includes(name.toLowerCase());
}

function fault(isFault: boolean, say: string): Fault[] {
  return isFault ? [{ rule: 'facts', say }] : [];
}
