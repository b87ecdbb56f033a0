import camera from '@lobehub/fluent-emoji-3d/assets/1f4f8.webp';
import { Plus } from 'lucide-react';
import { helpCenterText } from '../../../../i18n/generated/help-center.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Card } from '../../../ui/display/card.tsx';

/** The first thing that a new seller meets after signing up. */
export function StartWithPhoto() {
  return (
    <Card className="mb-6 flex flex-wrap items-center gap-x-5 gap-y-4 rounded-tile p-5 sm:p-6">
      <img src={camera} alt="" width={56} height={56} className="size-12 shrink-0 sm:size-14" />
      <div className="min-w-0 flex-[1_1_14rem]">
        <h2 className="text-xl">{helpCenterText('startTitle')}</h2>
        <p className="mt-1 text-muted">{helpCenterText('startText')}</p>
      </div>
      <ButtonLink to="/chat" tone="primary" size="large" icon={<Plus aria-hidden="true" className="size-5" />}>
        {helpCenterText('startButton')}
      </ButtonLink>
    </Card>
  );
}
