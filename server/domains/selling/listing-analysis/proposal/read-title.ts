import { understand } from '../../../../../catalog/vocabulary/understand.ts';
import type { Language } from '../../../../../contracts/languages.ts';
import type { ListingFacts } from '../../../../../listing-copy/compose/facts.ts';
import { type ColourId, isColourId } from '../../../../../listing-copy/words/colours.ts';
import { isMaterialId } from '../../../../../listing-copy/words/materials.ts';

/** Titles are short; a longer text would take long to read. */
const maxLength = 200;

/** The facts with what a seller's own title says of product type, colours and material in their place. */
export function withTitle(facts: ListingFacts, title: string, language: Language): ListingFacts {
  const { productTypes, attributes } = understand(title.slice(0, maxLength), language);
  const idsOf = (type: string) => attributes.flatMap((attribute) => (attribute.type === type ? [attribute.id] : []));
  const productType = productTypes.find(({ categoryId }) => categoryId === facts.categoryId)?.id;
  const colours = idsOf('colour').filter((id): id is ColourId => isColourId(id));
  const material = idsOf('material').find(isMaterialId);
  return {
    ...facts,
    productType: productType ?? facts.productType,
    colours: colours.length > 0 ? colours : facts.colours,
    material: material ?? facts.material,
  };
}
