import { describe, expect, test } from 'vitest';
import { languages } from '../../contracts/languages.ts';
import assigned from '../../data/catalog/facts/by-product-type.json' with { type: 'json' };
import written from '../../data/catalog/facts/definitions.json' with { type: 'json' };
import units from '../../data/catalog/facts/units.json' with { type: 'json' };
import { subCategoryProductTypes } from '../product-types/product-types.ts';
import { factsOfProductType, findFact } from './fact-definitions.ts';
import { findUnit } from './fact-units.ts';

const productTypes = subCategoryProductTypes.flatMap((subCategory) => subCategory.productTypes);
const ids = Object.keys(written.facts);
const facts = ids.flatMap((id) => findFact(id) ?? []);

describe('facts by product type', () => {
  test('every one of the 3,303 types has two to five, each once', () => {
    expect(productTypes).toHaveLength(3303);
    const wrong = productTypes.filter((type) => {
      const own = factsOfProductType(type).map(({ id }) => id);
      return own.length < 2 || own.length > 5 || new Set(own).size !== own.length;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('names only facts that exist, for categories and types that exist', () => {
    const named = [...Object.values(assigned.categories), ...Object.values(assigned.productTypes)].flat();
    expect(named.filter((id) => !findFact(id))).toEqual([]);
    const known = new Set(productTypes.flatMap(({ id, categoryId }) => [id, String(categoryId)]));
    const keys = [...Object.keys(assigned.categories), ...Object.keys(assigned.productTypes)];
    expect(keys.filter((key) => !known.has(key))).toEqual([]);
  });

  test('has no fact that no type asks for', () => {
    const asked = new Set(productTypes.flatMap((type) => factsOfProductType(type).map(({ id }) => id)));
    expect(ids.filter((id) => !asked.has(id))).toEqual([]);
  });
});

describe('a fact', () => {
  test.each(languages)('has a name, and its units and choices have theirs, in %s', (language) => {
    const named = facts.flatMap(({ id, names, choices }) => [
      [id, names[language]],
      ...choices.map((choice) => [`${id} ${choice.id}`, choice.names[language]]),
    ]);
    const symbols = Object.entries(units.units).map(([id, unit]) => [id, unit.symbols[language]]);
    const isWrong = ([, name = '']: (string | undefined)[]) => name === '' || name !== name.normalize('NFC').trim();
    expect([...named, ...symbols].filter(isWrong)).toEqual([]);
  });

  test.each(languages)('is told from the others of its type by its name in %s', (language) => {
    const alike = productTypes.filter((type) => {
      const names = factsOfProductType(type).map((fact) => fact.names[language]);
      return new Set(names).size < names.length;
    });
    expect(alike.map(({ id }) => id)).toEqual([]);
  });

  test('has choices that differ in every language', () => {
    const wrong = facts.filter(({ choices }) =>
      languages.some((language) => new Set(choices.map(({ names }) => names[language])).size < choices.length),
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  test('has units where it is measured, choices where it is chosen, and neither elsewhere', () => {
    const wrong = facts.filter(({ type, units: own, choices }) => {
      const isNumber = type === 'number' || type === 'measurements';
      return (own.length > 0 && !isNumber) || (type === 'choice') !== choices.length > 0;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
    expect(facts.flatMap((fact) => fact.units).filter((id) => !findUnit(id))).toEqual([]);
  });
});

describe('a unit', () => {
  test('leads to one of the other system and back to the same amount', () => {
    const wrong = Object.keys(units.units).filter((id) => {
      const { other, system } = findUnit(id) ?? {};
      const back = other && findUnit(other.unit);
      return other && (!back || back.system === system || back.system === undefined);
    });
    expect(wrong).toEqual([]);
    for (const [one, other] of [
      ['cm', 'in'],
      ['kg', 'lb'],
      ['ml', 'fl oz'],
      ['km', 'mi'],
    ] as const) {
      const there = findUnit(one)?.other;
      expect(there?.unit).toBe(other);
      expect((there?.factor ?? 0) * (findUnit(other)?.other?.factor ?? 0)).toBeCloseTo(1, 4);
    }
  });
});
