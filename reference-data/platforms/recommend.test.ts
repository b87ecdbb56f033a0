import { describe, expect, it } from 'vitest';
import { allLeafCategories, findSubCategory, findTopCategory } from '../../catalog/categories/lookup.ts';
import { languages } from '../../contracts/languages.ts';
import { countryCodes } from '../countries/countries.ts';
import { countryNameIn } from '../countries/country-labels.ts';
import { demandBySubCategory, demandByTopCategory } from './demand.ts';
import { demandReasons } from './demand-reasons.ts';
import { recommendCountries } from './recommend.ts';

const latinLanguages: readonly string[] = ['en', 'es', 'vi'];

describe('Recommended countries', () => {
  it('are six different countries for every category, each with a reason in seven languages', () => {
    for (const { id } of allLeafCategories()) {
      const recommended = recommendCountries(id);
      expect(new Set(recommended.map(({ country }) => country)).size, `${id}`).toBe(6);
      for (const { country, reason } of recommended) {
        expect(countryCodes).toContain(country);
        for (const language of languages) expect(reason[language]).toBeTruthy();
      }
    }
  });

  it('use the section’s countries where they differ from those of the top category', () => {
    expect(recommendCountries(4701)[0]?.country).toBe('VN');
    expect(recommendCountries(5701).map(({ country }) => country)).toContain('CH');
  });

  it('respect the limit and are empty for an unknown category', () => {
    expect(recommendCountries(1101, 2)).toHaveLength(2);
    expect(recommendCountries(1101, 0)).toEqual([]);
    expect(recommendCountries(42)).toEqual([]);
  });

  it('contain no figures in their reasons and no duplicate countries', () => {
    for (const reason of Object.values(demandReasons)) {
      for (const language of languages) expect(reason[language]).not.toMatch(/\d|%/);
    }
    for (const demand of [...Object.values(demandByTopCategory), ...Object.values(demandBySubCategory)]) {
      expect(new Set(demand.map(([country]) => country)).size).toBe(demand.length);
    }
  });

  it('belong to existing top categories and sections, and use every reason', () => {
    for (const id of Object.keys(demandByTopCategory)) expect(findTopCategory(id)).not.toBeNull();
    for (const id of Object.keys(demandBySubCategory)) expect(findSubCategory(id), id).not.toBeNull();
    const used = [...Object.values(demandByTopCategory), ...Object.values(demandBySubCategory)]
      .flat()
      .map(([, reason]) => reason);
    expect(Object.keys(demandReasons).filter((reason) => !used.some((one) => one === reason))).toEqual([]);
  });
});

describe('Country names', () => {
  it('are unique in every language and written in its script', () => {
    for (const language of languages) {
      const names = countryCodes.map((code) => countryNameIn(code, language));
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) {
        expect(name).toBe(name.normalize('NFC').trim());
        expect(/\p{Script=Latin}/u.test(name), name).toBe(latinLanguages.includes(language));
      }
    }
  });
});
