import { isApiFailure, isUnreachable } from '../../../contracts/client/client.ts';
import { commonText } from '../../../i18n/generated/common.ts';

/** What is told beside a form that was not accepted; `lostText` where nobody knows whether it arrived. */
export function failureText(error: unknown, lostText: string): string {
  if (isApiFailure(error)) return error.message;
  if (isUnreachable(error)) return lostText;
  console.error(error);
  return commonText('pageFailed');
}
