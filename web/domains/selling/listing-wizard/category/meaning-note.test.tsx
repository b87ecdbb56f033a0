import { expect, test } from 'vitest';
import type { Language } from '../../../../../contracts/languages.ts';
import { renderPage } from '../../../../../tests/support/render-hook.tsx';
import { doneRecord, proposal } from '../analysis/proposal.fixture.ts';
import { emptyDraft, type ListingDraft } from '../draft/draft.ts';
import { withAnalysis, withRewrittenText, withText } from '../draft/fill-draft.ts';
import { MeaningNote } from './meaning-note.tsx';

const draftOf = (source: Language) => withAnalysis({ ...emptyDraft('7'), source }, doneRecord);

async function noteOf(draft: ListingDraft, language: Language): Promise<HTMLElement> {
  const note = <MeaningNote draft={draft} language={language} isRewriting={false} onRewrite={() => undefined} />;
  return (await renderPage(note)).place;
}

test.each([
  ['en', 'th', 'It says: english title\u00a0· english description'],
  ['th', 'en', 'It says: thai title\u00a0· thai description'],
] as const)('a draft written in %s has its words below the text in %s', async (source, language, words) => {
  const note = await noteOf(draftOf(source), language);
  expect(note.textContent).toBe(words);
  expect(note.querySelector('[lang]')?.getAttribute('lang')).toBe(source);
  expect((await noteOf(draftOf(source), source)).textContent).toBe('');
});

test('a text that was translated back has that translation below it, for sellers who write in English', async () => {
  const record = {
    ...doneRecord,
    back_translations: { th: { title: 'A dress', description: 'For hot days.\n\nColor: Blue' } },
  };
  const draft = withAnalysis(emptyDraft('7'), record);
  expect((await noteOf(draft, 'th')).textContent).toBe('It says: A dress\u00a0· For hot days.\u00a0· Color: Blue');
  expect((await noteOf(draft, 'ko')).textContent).toBe('It says: english title\u00a0· english description');
  const inJapanese = withAnalysis({ ...emptyDraft('7'), source: 'ja' }, record);
  expect((await noteOf(inJapanese, 'th')).textContent).toBe('It says: japanese title\u00a0· japanese description');
  const rewritten = withRewrittenText(draft, 'th', proposal);
  expect((await noteOf(rewritten, 'th')).textContent).toBe('It says: english title\u00a0· english description');
});

test.each([
  ['en', 'ko', 'You changed the English text. This one still says what it said before.'],
  ['ja', 'en', 'You changed the Japanese text. This one still says what it said before.'],
] as const)('a change of the text in %s is told below the text in %s', async (source, language, words) => {
  const note = await noteOf(withText(draftOf(source), source, 'title', 'Another'), language);
  expect(note.textContent).toContain(words);
  expect(note.querySelector('button')?.textContent).toBe('Write it anew');
});
