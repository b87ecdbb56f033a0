import {
  checkGoal,
  checkPlan,
  findNewStockProblem,
  findTextProblem,
} from '../../../../../contracts/selling/listing-rules.ts';
import { wizardText } from '../../../../../i18n/generated/wizard.ts';
import { type ListingDraft, type Step, steps } from '../draft/draft.ts';

/** Whether the fields of a step are complete and valid. */
function isComplete(draft: ListingDraft, step: Step): boolean {
  if (step === 'step1') return findProductProblem(draft) === null;
  if (step === 'step2') {
    return !hasErrors(checkPlanAndStock(draft));
  }
  return !hasErrors(checkGoal(draft, draft.currency));
}

/** The problems of step 2 by field; empty when it is complete. */
export function checkPlanAndStock({
  suggestedPrice,
  stock,
  countries,
  currency,
}: Pick<ListingDraft, 'suggestedPrice' | 'stock' | 'countries' | 'currency'>) {
  const stockProblem = findNewStockProblem(stock);
  return {
    ...checkPlan({ suggestedPrice, recommended_countries: countries, currency }),
    ...(stockProblem ? { stock: stockProblem } : {}),
  };
}

/** The first step that is not complete, or the last one. */
export function furthestStep(draft: ListingDraft): Step {
  return steps.find((step) => step === 'step4' || !isComplete(draft, step)) ?? 'step4';
}

/** Whether a step can be opened now. */
export function canOpenStep(draft: ListingDraft, step: Step): boolean {
  return steps.indexOf(step) <= steps.indexOf(furthestStep(draft));
}

const lockedReasons = { step1: 'opensWhenDescribed', step2: 'opensWhenPriced', step3: 'opensWhenGoalIsSet' } as const;

/** Why a step cannot be opened yet; null where it can. */
export function lockedReason(draft: ListingDraft, step: Step): string | null {
  const furthest = furthestStep(draft);
  return furthest === 'step4' || canOpenStep(draft, step) ? null : wizardText(lockedReasons[furthest]);
}

/** The first problem of step 1 (a text, the photo, the category); null where there is none. */
export function findProductProblem({ texts, source, photo, categoryId }: ListingDraft) {
  const text = findTextProblem(texts, source);
  if (text) return { part: 'text' as const, ...text };
  if (!photo?.productUUID) return { part: 'photo' as const, message: wizardText('photoRequired') };
  if (!categoryId) return { part: 'category' as const, message: wizardText('categoryRequired') };
  return null;
}

const hasErrors = (errors: object) => Object.keys(errors).length > 0;
