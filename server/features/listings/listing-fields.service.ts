import { pathTo } from '../../../catalog/lookup.ts';
import { AppError } from '../../../contracts/errors.ts';
import { type CountryCode, findCountryCode } from '../../../market/countries.ts';

interface CategoryIds {
  aisleId: string;
  sectionId: string;
  leafId: string;
}

/** Where a listing is filed. The third level alone decides; what else is named must lie on the way to it. */
export function readCategory({ aisleId, sectionId, leafId }: CategoryIds) {
  const [aisle, section, leaf] = pathTo((leafId || aisleId).trim());
  if (!aisle || !section || !leaf) throw new AppError('unknown_category');
  const named = [leafId ? aisleId : '', sectionId];
  const onTheWay = [aisle.id, section.id];
  if (named.some((id, level) => id.trim() !== '' && id.trim() !== String(onTheWay[level]))) {
    throw new AppError('bad_input', { message: 'These categories do not belong together. Please choose one again.' });
  }
  return { aisleId: aisle.id, sectionId: section.id, leafId: leaf.id };
}

/** Codes of the countries that were named, each once, in their order. */
export function readCountries(names: string[]): CountryCode[] {
  const codes = names
    .filter((name) => name.trim() !== '')
    .map((name) => {
      const code = findCountryCode(name);
      if (!code) {
        throw new AppError('bad_input', {
          message: `We do not know the country '${name.trim().slice(0, 60)}'. Please choose one from the list.`,
        });
      }
      return code;
    });
  return [...new Set(codes)];
}
