import { Button } from './button.tsx';

interface MoreButtonProps {
  isBusy?: boolean;
  onMore: () => void;
}

/** The next page of a list, asked for by the reader; never by scrolling past the footer. */
export function MoreButton({ isBusy, onMore }: MoreButtonProps) {
  return (
    <div className="flex justify-center py-6">
      <Button isBusy={isBusy} onClick={onMore} className="min-w-40">
        More
      </Button>
    </div>
  );
}
