import { useFailureToast } from './failure-toast.ts';
import { useToast } from './toast.tsx';

/** Runs a call of a form: the server's sentence is shown, good or bad; a server that cannot be reached has its own bar. */
export function useApiCallWithToast(): <Answer extends { message: string }>(
  call: Promise<Answer>,
) => Promise<Answer | null> {
  const showToast = useToast();
  const showFailure = useFailureToast();
  return async (call) => {
    try {
      const answer = await call;
      showToast({ text: answer.message, side: 'seller' });
      return answer;
    } catch (error) {
      showFailure(error);
      return null;
    }
  };
}
