import { checkGoal, checkPlan, findTextProblem } from '../../../contracts/listing-rules.ts';
import { type ListingDraft, type Step, steps } from './draft.ts';

/** Whether a step can be left forwards with what is filled in. */
function isDone(draft: ListingDraft, step: Step): boolean {
  if (step === 'step1') return findProductProblem(draft) === null;
  if (step === 'step2') {
    return !hasErrors(checkPlan({ suggestedPrice: draft.suggestedPrice, recommended_countries: draft.countries }));
  }
  return !hasErrors(checkGoal(draft));
}

/** The furthest step that everything before it allows. */
export function furthestStep(draft: ListingDraft): Step {
  return steps.find((step) => step === 'step4' || !isDone(draft, step)) ?? 'step4';
}

/** Whether a step may be opened now. */
export function canOpenStep(draft: ListingDraft, step: Step): boolean {
  return steps.indexOf(step) <= steps.indexOf(furthestStep(draft));
}

const openings: Record<Step, string> = {
  step1: 'Opens when your product is described.',
  step2: 'Opens when price and countries are chosen.',
  step3: 'Opens when the sales goal is set.',
  step4: '',
};

/** Why a step cannot be opened yet; null where it can. */
export function lockedReason(draft: ListingDraft, step: Step): string | null {
  return canOpenStep(draft, step) ? null : openings[furthestStep(draft)];
}

/** What keeps step 1 from being accepted: a text first, then what the listing cannot do without; null for nothing. */
export function findProductProblem({ texts, photo, categoryId }: ListingDraft) {
  const text = findTextProblem(texts);
  if (text) return { part: 'text' as const, ...text };
  if (!photo?.productUUID) return { part: 'photo' as const, message: 'Please add a photo of your product.' };
  if (!categoryId) return { part: 'category' as const, message: 'Please choose a category.' };
  return null;
}

const hasErrors = (errors: object) => Object.keys(errors).length > 0;
