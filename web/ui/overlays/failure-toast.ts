import { isApiFailure, isUnreachable } from '../../../contracts/client/client.ts';
import { commonText } from '../../../i18n/generated/common.ts';
import { connectionText } from '../../../i18n/generated/connection.ts';
import { checkConnection, isServerReachable } from '../../lib/api/connection.ts';
import { useToast } from './toast.tsx';
import type { ToastContent } from './toast-message.tsx';

/** Shows an error of an action as a toast. */
export function useFailureToast(accountRole: ToastContent['accountRole'] = 'seller'): (error: unknown) => void {
  const showToast = useToast();
  const show = (text: string) => showToast({ text, tone: 'bad', accountRole });
  return (error) => {
    if (isApiFailure(error)) return show(error.message);
    if (isUnreachable(error)) return void reportLost(show, error);
    console.error(error);
    show(commonText('pageFailed'));
  };
}

/** While the server cannot be reached, the connection bar says so; a single answer that got lost is told here. */
async function reportLost(show: (text: string) => void, error: unknown): Promise<void> {
  console.warn('The server could not be reached.', error);
  await checkConnection();
  if (isServerReachable()) show(connectionText('answerLost'));
}
