import { commonText } from '../../../../../i18n/generated/common.ts';
import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import { Button } from '../../../../ui/buttons/button.tsx';

interface AnalysisFailureProps {
  message: string;
  /** Null where the analysis itself has failed, so that polling again would not help. */
  onTryAgain: (() => void) | null;
}

/** Shows why there is no proposal and what the seller can do. */
export function AnalysisFailure({ message, onTryAgain }: AnalysisFailureProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-start gap-2.5 rounded-card bg-warn-soft px-4 py-3 text-sm text-warn"
    >
      <p>
        <span className="block font-semibold">{message}</span>
        {wizardProductText(onTryAgain ? 'analysisMayContinue' : 'analysisFailed')}
      </p>
      {onTryAgain && (
        <Button size="small" onClick={onTryAgain}>
          {commonText('tryAgain')}
        </Button>
      )}
    </div>
  );
}
