import { Button } from '../../ui/button.tsx';

interface AnalysisFailureProps {
  /** The server's own words. */
  message: string;
  /** Null where the analysis itself has failed, and waiting for it again would change nothing. */
  onTryAgain: (() => void) | null;
}

/** Why there is no proposal, and what can be done about it. */
export function AnalysisFailure({ message, onTryAgain }: AnalysisFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2.5 rounded-card bg-warn-soft px-4 py-3 text-sm text-warn"
    >
      <p>
        <span className="block font-semibold">{message}</span>
        {onTryAgain
          ? 'The analysis may still be under way. Try again, or fill in the fields by hand.'
          : 'Generate Again, or choose a category and fill in the fields by hand.'}
      </p>
      {onTryAgain && (
        <Button size="small" onClick={onTryAgain}>
          Try again
        </Button>
      )}
    </div>
  );
}
