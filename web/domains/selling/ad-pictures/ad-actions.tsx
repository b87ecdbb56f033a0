import { Download, Share2 } from 'lucide-react';
import { adPicturesText } from '../../../../i18n/generated/ad-pictures.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClasses } from '../../../ui/buttons/button-style.ts';
import { useToast } from '../../../ui/overlays/toast.tsx';
import { sharePicture } from './share-picture.ts';
import type { AdPicture } from './use-ad-picture.ts';

const iconClasses = 'size-[1.15em] shrink-0';

/** Both buttons are always shown, and enabled once there is a picture. */
export function AdActions({ picture, subject }: { picture: AdPicture | null; subject: string }) {
  const showToast = useToast();

  async function share() {
    if (!picture) return;
    const result = await sharePicture(picture.address, subject);
    if (result === 'copied') showToast({ text: adPicturesText('linkCopied'), accountRole: 'customer' });
    if (result === 'failed') {
      showToast({ text: adPicturesText('cannotShare'), tone: 'bad', accountRole: 'customer' });
    }
  }

  return (
    <>
      <Button onClick={share} disabled={!picture} icon={<Share2 aria-hidden="true" className={iconClasses} />}>
        {commonText('share')}
      </Button>
      {picture ? (
        <a href={picture.address} download={fileName(picture)} className={buttonClasses({ tone: 'primary' })}>
          <Download aria-hidden="true" className={iconClasses} />
          {adPicturesText('download')}
        </a>
      ) : (
        <Button tone="primary" disabled icon={<Download aria-hidden="true" className={iconClasses} />}>
          {adPicturesText('download')}
        </Button>
      )}
    </>
  );
}

function fileName({ address, width, height }: AdPicture): string {
  return `snapbazaar-ad-${width}x${height}${/\.\w+$/.exec(address)?.[0] ?? '.png'}`;
}
