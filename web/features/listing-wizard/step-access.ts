import { checkGoal, checkPlan, findTextProblem } from '../../../contracts/listing-rules.ts';
import { type ListingDraft, type Step, steps } from './draft.ts';

/** Whether the fields of a step are complete and valid. */
function isComplete(draft: ListingDraft, step: Step): boolean {
  if (step === 'step1') return findProductProblem(draft) === null;
  if (step === 'step2') {
    return !hasErrors(checkPlan({ suggestedPrice: draft.suggestedPrice, recommended_countries: draft.countries }));
  }
  return !hasErrors(checkGoal(draft));
}

/** The first step that is not complete, or the last one. */
export function furthestStep(draft: ListingDraft): Step {
  return steps.find((step) => step === 'step4' || !isComplete(draft, step)) ?? 'step4';
}

/** Whether a step can be opened now. */
export function canOpenStep(draft: ListingDraft, step: Step): boolean {
  return steps.indexOf(step) <= steps.indexOf(furthestStep(draft));
}

const lockedReasons: Record<Step, string> = {
  step1: 'Opens when your product is described.',
  step2: 'Opens when price and countries are chosen.',
  step3: 'Opens when the sales goal is set.',
  step4: '',
};

/** Why a step cannot be opened yet; null where it can. */
export function lockedReason(draft: ListingDraft, step: Step): string | null {
  return canOpenStep(draft, step) ? null : lockedReasons[furthestStep(draft)];
}

/** The first problem of step 1 (a text, the photo, the category); null where there is none. */
export function findProductProblem({ texts, photo, categoryId }: ListingDraft) {
  const text = findTextProblem(texts);
  if (text) return { part: 'text' as const, ...text };
  if (!photo?.productUUID) return { part: 'photo' as const, message: 'Please add a photo of your product.' };
  if (!categoryId) return { part: 'category' as const, message: 'Please choose a category.' };
  return null;
}

const hasErrors = (errors: object) => Object.keys(errors).length > 0;
