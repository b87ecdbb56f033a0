import { describe, expect, it } from 'vitest';
import { pendingModel } from '../../../../../contracts/selling/listing-analysis.ts';
import { addProduct } from '../../../../../contracts/selling/listing-publishing.ts';
import { withLocale } from '../../../../../i18n/locale.ts';
import { doneRecord, proposal } from '../analysis/proposal.fixture.ts';
import { withCountries } from '../plan/plan.ts';
import { publishForm } from '../publish/use-publish.ts';
import { canOpenStep, findProductProblem, furthestStep, lockedReason } from '../steps/step-access.ts';
import { emptyDraft, isStarted, type ListingDraft, withNewPhoto } from './draft.ts';
import {
  withAnalysis,
  withEditedField,
  withHomeCountry,
  withProposal,
  withRewrittenText,
  withText,
} from './fill-draft.ts';
import { readDraft } from './read-draft.ts';

const empty = emptyDraft('7');
const filled = withAnalysis(empty, doneRecord);
const withGoal = { ...filled, monthlySalesTarget: '800', sellUnits: '40', marketingBudget: '50' };
const thai = withLocale('th', () => withAnalysis(emptyDraft('7'), doneRecord));
const stored = (draft: unknown) => JSON.stringify(draft);

it('A draft that an earlier version stored keeps its product type and its back translations', () => {
  const productType = { id: 'mug', names: { en: 'mug' } };
  const backTranslations = { th: { title: 'Mug', description: 'A mug.' } };
  const { productType: _type, backTranslations: _back, ...rest } = emptyDraft('seller');
  const read = readDraft(JSON.stringify({ ...rest, kind: productType, says: backTranslations }), 'seller');
  expect(read).toMatchObject({ productType, backTranslations });
  expect(read).not.toHaveProperty('kind');
});

describe('A stored draft', () => {
  it('is restored completely for its own account', () => {
    expect(readDraft(stored(withGoal), '7')).toEqual(withGoal);
  });

  it('of an earlier version is kept, without the fields it lacks', () => {
    const {
      productType: _productType,
      details: _details,
      proposed: _proposed,
      stale: _stale,
      source: _source,
      ...old
    } = withGoal;
    const read = withLocale('th', () => readDraft(stored(old), '7'));
    expect(read).toEqual({ ...withGoal, productType: null, proposed: null, source: 'en' });
  });

  it('keeps the language in which it was begun on a page in another language', () => {
    expect(thai.source).toBe('th');
    expect(withLocale('ko', () => readDraft(stored(thai), '7'))).toEqual(thai);
    expect(withLocale('ko', () => withNewPhoto(thai)).source).toBe('ko');
  });

  it('is not shown to another account', () => {
    expect(readDraft(stored(filled), '8')).toBeNull();
  });

  it('is ignored when it is malformed or of another version', () => {
    const broken: unknown[] = [
      null,
      [],
      { ...filled, version: 2 },
      { ...filled, step: 'step9' },
      { ...filled, source: 'fr' },
      { ...filled, texts: { en: { title: 'only one' } } },
      { ...filled, countries: [7] },
      { ...filled, photo: { productUUID: 7 } },
      { ...filled, plan: { usd: { min: '1' } } },
      { ...filled, suggestedPrice: 12 },
    ];
    for (const draft of broken) expect(readDraft(stored(draft), '7')).toBeNull();
    expect(readDraft('{"version":1,', '7')).toBeNull();
    expect(readDraft(null, '7')).toBeNull();
  });

  it('counts as started once it has a photo or text', () => {
    expect(isStarted(empty)).toBe(false);
    expect(isStarted(withNewPhoto(empty))).toBe(true);
    expect(isStarted(withText(empty, 'ko', 'title', '가방'))).toBe(true);
  });
});

describe('An analysis', () => {
  it('fills in nothing while it is running', () => {
    const draft = withAnalysis(empty, { ...doneRecord, aimodel: pendingModel, stage: 'reading' });
    expect(draft.photo).toMatchObject({ isWaiting: true, stage: 'reading' });
    expect(draft.texts).toEqual(empty.texts);
  });

  it('fills in all texts, category, midpoint price, countries and plan', () => {
    expect(filled.texts.th).toEqual({ title: 'thai title', description: 'thai description' });
    expect(filled).toMatchObject({ categoryId: '2101', suggestedPrice: '52', countries: ['TH', 'SG'] });
    expect(filled.plan?.usd).toEqual({ min: 14, max: 90 });
    expect(withProposal(empty, { categoryId: '1', productType: null, proposal: cheap }, '').suggestedPrice).toBe(
      '1.75',
    );
  });

  it('offers the goods in the seller’s own country first, unless the seller chose the countries', () => {
    expect(withHomeCountry(filled, 'VN').countries).toEqual(['VN', 'TH', 'SG']);
    expect(withHomeCountry(filled, 'SG').countries).toEqual(['SG', 'TH']);
    expect(withHomeCountry(withCountries(filled, ['JP']), 'VN').countries).toEqual(['JP']);
    expect(withHomeCountry(empty, 'VN')).toBe(empty);
  });

  it('fills in no text while it is more often wrong than right, until the seller says what it is', () => {
    const facts = doneRecord.facts && { ...doneRecord.facts, categories: [{ id: '2101', confidence: 0.3 }] };
    const unsure = withAnalysis(empty, { ...doneRecord, facts });
    expect(unsure).toMatchObject({ texts: empty.texts, categoryId: '', plan: null, proposed: null });
    const productType = { id: 'dress', names: doneRecord.rawJSONData && { en: 'dress' } } as never;
    expect(withAnalysis({ ...empty, productType }, { ...doneRecord, facts }).texts.en.title).toBe('english title');
  });

  it('stores the reason when it fails', () => {
    const draft = withAnalysis(empty, {
      ...doneRecord,
      rawJSONData: null,
      facts: null,
      failure_code: 'analysis_failed',
    });
    expect(draft.photo).toMatchObject({ isWaiting: false, failureCode: 'analysis_failed' });
    expect(furthestStep(draft)).toBe('step1');
  });

  it('never overwrites fields that the seller edited', () => {
    const edited = withEditedField(withText(filled, 'es', 'title', 'Mi vestido'), 'suggestedPrice');
    const written = { categoryId: '2102', productType: null, proposal: cheap };
    const again = withProposal({ ...edited, suggestedPrice: '77' }, written, '2026-11-12');
    expect(again.texts.es).toEqual({ title: 'Mi vestido', description: 'spanish description' });
    expect(again).toMatchObject({ suggestedPrice: '77', categoryId: '2102' });
  });

  it('marks the other languages when the seller changes the English text, until each is written anew or edited', () => {
    const changed = withText(filled, 'en', 'title', 'My dress');
    expect(changed.stale).toEqual(['th', 'zh', 'vi', 'es', 'ja', 'ko']);
    const edited = withText(changed, 'th', 'title', 'ชุดของฉัน');
    expect(edited.stale).toEqual(['zh', 'vi', 'es', 'ja', 'ko']);
    const rewritten = withRewrittenText(edited, 'th', { ...proposal, thai: { title: 'ใหม่', description: 'ใหม่' } });
    expect(rewritten.texts.th.title).toBe('ใหม่');
    expect(rewritten.edited).toEqual(['en.title']);
  });

  it('marks the other languages, English among them, when the seller changes the text of another source', () => {
    const changed = withText(thai, 'th', 'title', 'ชุดของฉัน');
    expect(changed.stale).toEqual(['en', 'zh', 'vi', 'es', 'ja', 'ko']);
    expect(withText(changed, 'en', 'title', 'My dress').stale).toEqual(['zh', 'vi', 'es', 'ja', 'ko']);
    expect(withText(thai, 'en', 'title', 'My dress').stale).toEqual([]);
  });

  it('is discarded with a new photo, which gets a new publish key', () => {
    const fresh = withNewPhoto(withGoal);
    expect(fresh).toMatchObject({ texts: empty.texts, plan: null, categoryId: '', monthlySalesTarget: '', owner: '7' });
    expect(fresh.publishKey).not.toBe(withGoal.publishKey);
  });
});

describe('Step validation', () => {
  it('reports the first language with a missing text', () => {
    const draft = withText(filled, 'vi', 'description', '  ');
    expect(findProductProblem(draft)).toMatchObject({
      language: 'vi',
      field: 'description',
      message: 'Product Title or Description is required',
    });
  });

  it('reports a missing text of the source language before those of the others', () => {
    expect(findProductProblem({ ...empty, source: 'ja' })).toMatchObject({ language: 'ja', field: 'title' });
    const draft = withText(withText(thai, 'en', 'title', ''), 'th', 'description', '');
    expect(findProductProblem(draft)).toMatchObject({ language: 'th', field: 'description' });
  });

  it('requires a photo and a category besides the texts', () => {
    expect(findProductProblem({ ...filled, photo: null })?.part).toBe('photo');
    expect(findProductProblem({ ...filled, categoryId: '' })?.part).toBe('category');
    expect(findProductProblem(filled)).toBeNull();
  });

  it('unlocks a step once the earlier steps are complete, and gives the reason until then', () => {
    expect(furthestStep(empty)).toBe('step1');
    expect(furthestStep(filled)).toBe('step3');
    expect(furthestStep({ ...filled, countries: [] })).toBe('step2');
    expect(furthestStep(withGoal)).toBe('step4');
    expect(canOpenStep(withGoal, 'step4')).toBe(true);
    expect(lockedReason(empty, 'step2')).toBe('Opens when your product is described.');
    expect(lockedReason(filled, 'step4')).toBe('Opens when the sales goal is set.');
    expect(lockedReason(filled, 'step3')).toBeNull();
  });
});

describe('A change of countries', () => {
  it('updates the local currencies and marketplaces', () => {
    const { plan, edited } = withCountries(filled, ['Japan', 'United States']);
    expect(plan?.localCurrencies).toEqual({ JPY: { min: 2128, max: 13_680 }, USD: { min: 14, max: 90 } });
    expect(plan?.platforms.Amazon?.availability).toContain('Japan');
    expect(edited).toContain('countries');
  });
});

describe('The publish form', () => {
  it('has every specified field, and the server accepts it', () => {
    const path = [2000, 2100, 2101].map((id) => ({ id, names: { en: `Category ${id}` } }));
    const form = publishForm({ ...withGoal, offerCredit: true } satisfies ListingDraft, path);
    expect(form).toMatchObject({
      source_language: 'en',
      productTitleEN: 'english title',
      productDescriptionKO: 'korean description',
      languages: 'english,thai,chinese,vietnamese,spanish,japanese,korean',
      salesRegion: 'TH,SG',
      suggestedPrice: '52',
      avgPrice: '14-90',
      priceRange: '14-90',
      requiredSales: '',
      estimatedGMV: '',
      SellUnits: '40',
      offerCredit: 'yes',
      category_id: '2000',
      sub_category_id: '2100',
      super_sub_category_id: '2101',
      super_sub_category_name: 'Category 2101',
      fulfilment: 'self',
      weight: '0.8',
    });
    expect(addProduct.body.safeParse(form).success).toBe(true);
    expect(addProduct.body.parse(publishForm({ ...withGoal, source: 'vi' }, path)).source_language).toBe('vi');
  });

  it('names its photos in their order where it has several', () => {
    const photos = ['side.webp', 'front.webp'];
    expect(addProduct.body.parse(publishForm({ ...withGoal, photos }, [])).photos).toEqual(photos);
    expect(addProduct.body.parse(publishForm(withGoal, [])).photos).toEqual([]);
  });
});

const cheap = { ...proposal, price_range: { usd: { min: 1, max: 2.5 }, local_currencies: {} } };
