import type { z } from 'zod';
import type { proposeForCategory } from '../../../../../contracts/selling/listing-analysis.ts';
import { sentFactsOf } from '../../listing-facts/fact-entries.ts';
import type { DraftDetails, ListingDraft } from '../draft/draft.ts';

export type ProposalRequest = z.input<typeof proposeForCategory.body>;

/** What the server needs to write the draft's texts. */
export function requestFor({
  categoryId,
  productType,
  details,
  facts,
  countries,
  edited,
  source,
}: ListingDraft): ProposalRequest {
  return {
    category_id: categoryId,
    product_type_id: productType?.id ?? null,
    details: readDetails(details),
    facts: sentFactsOf(facts),
    countries: edited.includes('countries') ? countries : null,
    source: { language: source },
  };
}

const maxItems = 12;

function readDetails({ condition, size, model, inTheBox }: DraftDetails): ProposalRequest['details'] {
  const items = inTheBox.split(/[,，、;\n]/u).map((item) => item.trim().slice(0, 80));
  return {
    condition: condition === '' ? null : condition,
    size: size.trim().slice(0, 80) || null,
    model: model.trim().slice(0, 80) || null,
    in_the_box: items.filter(Boolean).slice(0, maxItems),
  };
}
