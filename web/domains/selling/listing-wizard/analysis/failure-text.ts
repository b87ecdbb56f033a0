import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import type { DraftPhoto } from '../draft/draft.ts';

/** Why there is no proposal, in the page's language; empty where nothing failed. */
export function failureText({
  failure = '',
  failureCode,
}: Partial<Pick<DraftPhoto, 'failure' | 'failureCode'>>): string {
  return failureCode ? wizardProductText(failureCode) : failure;
}
