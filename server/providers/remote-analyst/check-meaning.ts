import type { InEveryLanguage, Language } from '../../../contracts/languages.ts';
import type { Slot } from '../../../listing-copy/compose/compose.ts';
import { askForSlots, askModel, type ModelSession } from './ask-model.ts';
import { checkSlots } from './checks/check-slots.ts';
import { hasSameMeaning } from './checks/same-meaning.ts';
import { type AllowedFacts, entriesOf, type Slots } from './checks/slots.ts';
import * as prompt from './prompt.ts';
import { slotsSchema } from './schema.ts';

type SomeSlots = Partial<InEveryLanguage<Slot>>;

/** Slots that say the same in every language, and what the languages other than English say, in English. */
export interface CheckedSlots {
  slots: SomeSlots;
  meanings: SomeSlots;
}

/** Has the slots translated back. A language that says something else than English is written anew once, then left out. */
export async function checkMeaning(session: ModelSession, slots: Slots, allowed: AllowedFacts): Promise<CheckedSlots> {
  const { en, ...others } = slots;
  const checked = await translateBack(session, en, others, allowed);
  const different = entriesOf(others).flatMap(([language]) => (checked.slots[language] ? [] : [language]));
  if (different.length === 0) return { ...checked, slots };
  const rewritten = await rewrite(session, en, different, allowed);
  const second = await translateBack(session, en, rewritten, allowed);
  return {
    slots: { en, ...checked.slots, ...second.slots },
    meanings: { ...checked.meanings, ...second.meanings },
  };
}

/** The slots that say what the English one says. */
async function translateBack(
  session: ModelSession,
  english: Slot,
  slots: SomeSlots,
  { categoryId }: AllowedFacts,
): Promise<CheckedSlots> {
  const entries = entriesOf(slots);
  if (entries.length === 0) return { slots: {}, meanings: {} };
  const { texts } = await askModel(session, {
    name: 'translate',
    instructions: prompt.translateInstructions,
    content: prompt.translateQuestion(slots),
    schema: slotsSchema(entries.map(([language]) => language)),
    check: () => [],
  });
  const same = entries.filter(([language]) => hasSameMeaning(english, texts[language], categoryId));
  return {
    slots: Object.fromEntries(same),
    meanings: Object.fromEntries(same.map(([language]) => [language, texts[language]])),
  };
}

async function rewrite(
  session: ModelSession,
  english: Slot,
  languages: readonly Language[],
  allowed: AllowedFacts,
): Promise<SomeSlots> {
  session.usage.repairs += 1;
  const { answer, faults } = await askForSlots(session, {
    name: 'rewrite',
    instructions: prompt.rewriteInstructions,
    content: prompt.rewriteQuestion(english, languages),
    schema: slotsSchema(languages),
    check: ({ texts }) => checkSlots({ ...texts, en: english }, allowed, prompt.rewriteInstructions),
  });
  return withoutFaulty(answer.texts, faults);
}

/** The slots of the languages that have no fault. */
export function withoutFaulty(slots: SomeSlots, faults: readonly { language?: Language }[]): SomeSlots {
  const faulty = new Set(faults.map(({ language }) => language));
  return Object.fromEntries(entriesOf(slots).filter(([language]) => !faulty.has(language)));
}
