import { isApiFailure } from '../../contracts/client.ts';
import { useToast } from '../ui/toast.tsx';

/** Runs a call of a form: the server's sentence is shown, good or bad; a server that cannot be reached has its own bar. */
export function useApiCallWithToast(): <Answer extends { message: string }>(
  call: Promise<Answer>,
) => Promise<Answer | null> {
  const showToast = useToast();
  return async (call) => {
    try {
      const answer = await call;
      showToast({ text: answer.message, side: 'seller' });
      return answer;
    } catch (error) {
      if (isApiFailure(error)) showToast({ text: error.message, tone: 'bad', side: 'seller' });
      else console.warn('The call got no answer.', error);
      return null;
    }
  };
}
