import medal from '@lobehub/fluent-emoji-3d/assets/1f3c5.webp';
import factory from '@lobehub/fluent-emoji-3d/assets/1f3ed.webp';
import bags from '@lobehub/fluent-emoji-3d/assets/1f6cd-fe0f.webp';
import seedling from '@lobehub/fluent-emoji-3d/assets/1f331.webp';
import { Plus } from 'lucide-react';
import { helpCenterText } from '../../../../i18n/generated/help-center.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/overlays/disclosure.tsx';

const types = [
  { name: 'beginner', text: 'beginnerText', picture: seedling, hasAction: true },
  { name: 'experienced', text: 'experiencedText', picture: medal },
  { name: 'manufacturer', text: 'manufacturerText', picture: factory },
  { name: 'retailer', text: 'retailerText', picture: bags },
] as const;

/** Advice for each kind of seller; opening one stores nothing. */
export function SellerTypes() {
  return (
    <section aria-labelledby="seller-types">
      <h2 id="seller-types" className="mb-3 text-xl">
        {helpCenterText('sellerTypes')}
      </h2>
      <div className="flex flex-col gap-2.5">
        {types.map(({ name, picture, text, ...rest }, index) => (
          <Disclosure
            key={name}
            name="seller-type"
            isInitiallyOpen={index === 0}
            summary={
              <span className="flex items-center gap-4">
                <img src={picture} alt="" width={40} height={40} className="size-9 shrink-0 sm:size-10" />
                <span className="font-bold text-base">{helpCenterText(name)}</span>
              </span>
            }
          >
            <div className="flex flex-col items-start gap-3.5 sm:pl-14">
              <p className="max-w-[52rem] text-muted">{helpCenterText(text)}</p>
              {'hasAction' in rest && (
                <ButtonLink to="/chat" tone="primary" icon={<Plus aria-hidden="true" className="size-4.5" />}>
                  {helpCenterText('addProducts')}
                </ButtonLink>
              )}
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
