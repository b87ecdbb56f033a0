import { Share2 } from 'lucide-react';
import { commonText } from '../../../../i18n/generated/common.ts';
import { productText } from '../../../../i18n/generated/product.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useToast } from '../../../ui/overlays/toast.tsx';

/** Shares the page's URL with the device's share dialog, or copies it where there is none. */
export function ShareButton({ title }: { title: string }) {
  const showToast = useToast();

  async function share() {
    const url = window.location.href;
    if (typeof navigator.share === 'function') {
      // Closing the share dialog is not an error.
      return navigator.share({ title, url }).catch(() => undefined);
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast({ text: productText('linkCopied'), accountRole: 'customer' });
    } catch {
      showToast({ text: productText('copyFailed'), tone: 'bad', accountRole: 'customer' });
    }
  }

  return (
    <Button size="large" onClick={share} icon={<Share2 aria-hidden="true" className="size-[1.2em] shrink-0" />}>
      {commonText('share')}
    </Button>
  );
}
