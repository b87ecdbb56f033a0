import { useFailureToast } from './failure-toast.ts';
import { useToast } from './toast.tsx';

/** Awaits an API call and shows as a toast that it is done or why it failed; an unreachable server is shown by the connection bar. */
export function useApiCallWithToast(): <Answer>(call: Promise<Answer>, done: string) => Promise<Answer | null> {
  const showToast = useToast();
  const showFailure = useFailureToast();
  return async (call, done) => {
    try {
      const answer = await call;
      showToast({ text: done, side: 'seller' });
      return answer;
    } catch (error) {
      showFailure(error);
      return null;
    }
  };
}
