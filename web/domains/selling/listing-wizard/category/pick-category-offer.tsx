import { wizardProductText } from '../../../../../i18n/generated/wizard-product.ts';
import { Button } from '../../../../ui/buttons/button.tsx';

/** Shown after several rejected proposals: a category picked by the seller is more reliable than another guess. */
export function PickCategoryOffer({ onPick }: { onPick: () => void }) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-ai-soft px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-56">
        <span className="block font-semibold">{wizardProductText('stillNotRight')}</span>
        {wizardProductText('pickExplanation')}
      </p>
      <Button size="small" onClick={onPick}>
        {wizardProductText('pickCategory')}
      </Button>
    </div>
  );
}
