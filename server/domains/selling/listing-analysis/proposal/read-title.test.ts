import { describe, expect, it } from 'vitest';
import type { ListingFacts } from '../../../../../listing-copy/compose/facts.ts';
import { withTitle } from './read-title.ts';

const facts: ListingFacts = { categoryId: 3304, colours: ['black'], words: ['HELLO'] };

describe('Facts with a title that the seller wrote', () => {
  it('take colour and material from it, in any language', () => {
    expect(withTitle(facts, 'Red cotton hoodie', 'en')).toMatchObject({ colours: ['red'], material: 'cotton' });
    expect(withTitle(facts, 'Taza roja', 'es')).toMatchObject({ colours: ['red'] });
    expect(withTitle(facts, 'マグカップ レッド', 'ja')).toMatchObject({ colours: ['red'] });
  });

  it('stay as they were where the title says nothing of them', () => {
    expect(withTitle(facts, 'Something lovely', 'en')).toMatchObject(facts);
  });
});
