import type { AnalysisRecord, ListingProposal } from '../../../../../contracts/selling/listing-analysis.ts';
import { languageNames } from '../../../../../contracts/selling/listing-analysis.ts';

const texts = Object.fromEntries(
  Object.values(languageNames).map((name) => [name, { title: `${name} title`, description: `${name} description` }]),
) as Record<(typeof languageNames)[keyof typeof languageNames], { title: string; description: string }>;

export const proposal: ListingProposal = {
  ...texts,
  recommended_countries: ['Thailand', 'Singapore'],
  country_codes: ['TH', 'SG'],
  price_range: { usd: { min: 14, max: 90 }, local_currencies: { THB: { min: 455, max: 2925 } } },
  platform_comparison: {
    Shopee: { price_range: { min: 16.1, max: 103.44 }, availability: 'Sells in Thailand and Singapore' },
  },
};

export const doneRecord: AnalysisRecord = {
  productUUID: '0b0a1d3c-6a51-4a53-9c69-3c4d1b6f7a10',
  aimodel: 'an-analyst',
  category_id: '2101',
  rawJSONData: proposal,
  stage: 'done',
  productImage: 'a-photo.webp',
  facts: {
    categories: [{ id: '2101', confidence: 0.8 }],
    colours: [{ value: 'blue', certainty: 'seen' }],
    material: { value: 'cotton', certainty: 'guessed' },
    brand: null,
    condition: null,
    words: [],
  },
  estimated_on: '2026-11-12',
  failure_code: null,
  failure: '',
};
