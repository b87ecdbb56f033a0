import rocket from '@lobehub/fluent-emoji-3d/assets/1f680.webp';
import { walletText } from '../../../../i18n/generated/wallet.ts';
import { Card } from '../../../ui/display/card.tsx';

/** Financing is not available yet, so its link is disabled and gives the reason. */
export function FinancingCard() {
  const reason = walletText('noFinancing');
  return (
    <Card className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <img src={rocket} alt="" width={40} height={40} className="size-10" />
      <div className="min-w-0 flex-1 basis-52">
        <h2 className="font-body font-bold text-base">{walletText('financing')}</h2>
        <p className="text-muted text-sm">{reason}</p>
      </div>
      {/* A link without a target, so that its reason can still be reached by keyboard. */}
      {/* biome-ignore lint/a11y/useSemanticElements: an <a> without an address is no link to a screen reader. */}
      <span
        role="link"
        tabIndex={0}
        aria-disabled="true"
        title={reason}
        className="inline-flex min-h-11 cursor-not-allowed items-center rounded-control font-semibold text-muted"
      >
        {walletText('applyForBoost')}
      </span>
    </Card>
  );
}
