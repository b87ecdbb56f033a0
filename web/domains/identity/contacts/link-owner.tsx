import { mailLinksText } from '../../../../i18n/generated/mail-links.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { LinkOwnerState } from './use-link-owner.ts';

/** For whom the link of a mail acts, or why it cannot be used; its line stands from the start, so that nothing moves. */
export function LinkOwner({ owner, problem, retry }: LinkOwnerState) {
  if (problem) {
    return (
      <div role="alert" className="flex flex-col items-start gap-3">
        <p>{problem.text}</p>
        {problem.canRetry && <Button onClick={retry}>{mailLinksText('tryAgain')}</Button>}
      </div>
    );
  }
  return (
    <p role="status" className="min-h-[1.5em] font-semibold wrap-anywhere">
      {owner && mailLinksText(owner.user_type === 'seller' ? 'forSeller' : 'forCustomer', { contact: owner.contact })}
    </p>
  );
}
