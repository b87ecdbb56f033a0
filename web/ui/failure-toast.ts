import { isApiFailure, isUnreachable } from '../../contracts/client.ts';
import { commonText } from '../../messages/common.ts';
import { useToast } from './toast.tsx';
import type { ToastContent } from './toast-message.tsx';

/** Shows an error of an action as a toast. */
export function useFailureToast(side: ToastContent['side'] = 'seller'): (error: unknown) => void {
  const showToast = useToast();
  return (error) => {
    if (isApiFailure(error)) return showToast({ text: error.message, tone: 'bad', side });
    // The connection bar already says that the server cannot be reached.
    if (isUnreachable(error)) return console.warn('The server could not be reached.', error);
    console.error(error);
    showToast({ text: commonText('pageFailed'), tone: 'bad', side });
  };
}
