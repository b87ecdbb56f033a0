import { useFailureToast } from './failure-toast.ts';
import { useToast } from './toast.tsx';

/** Awaits an API call and shows the server's message as a toast; an unreachable server is shown by the connection bar. */
export function useApiCallWithToast(): <Answer extends { message: string }>(
  call: Promise<Answer>,
) => Promise<Answer | null> {
  const showToast = useToast();
  const showFailure = useFailureToast();
  return async (call) => {
    try {
      const answer = await call;
      showToast({ text: answer.message, accountRole: 'seller' });
      return answer;
    } catch (error) {
      showFailure(error);
      return null;
    }
  };
}
