import { commonText } from '../../../i18n/generated/common.ts';
import { Button } from '../buttons/button.tsx';

interface MoreButtonProps {
  isBusy?: boolean;
  onMore: () => void;
}

/** Loads the next page of a list; a button instead of infinite scrolling keeps the footer reachable. */
export function MoreButton({ isBusy, onMore }: MoreButtonProps) {
  return (
    <div className="flex justify-center py-6">
      <Button isBusy={isBusy} onClick={onMore} className="min-w-40">
        {commonText('more')}
      </Button>
    </div>
  );
}
