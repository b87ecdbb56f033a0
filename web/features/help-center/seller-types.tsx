import medal from '@lobehub/fluent-emoji-3d/assets/1f3c5.webp';
import factory from '@lobehub/fluent-emoji-3d/assets/1f3ed.webp';
import bags from '@lobehub/fluent-emoji-3d/assets/1f6cd-fe0f.webp';
import seedling from '@lobehub/fluent-emoji-3d/assets/1f331.webp';
import { Plus } from 'lucide-react';
import { ButtonLink } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';

const types = [
  {
    name: 'Beginner individual',
    picture: seedling,
    text: 'Start with one photo. We write the listing in seven languages; you check it, set a price and choose where to sell.',
    hasAction: true,
  },
  {
    name: 'Experienced seller',
    picture: medal,
    text: 'You know your prices. Use the estimates to compare countries and platforms, edit every text in its language, and keep all listings together in My Storefront.',
  },
  {
    name: 'Manufacturer or supplier',
    picture: factory,
    text: 'Begin with one article of each line. A clear photo of a single piece is recognised best; say in the description what you deliver and from which quantity.',
  },
  {
    name: 'Retailer looking for suppliers',
    picture: bags,
    text: 'Search the shop in any of the seven languages, narrow it by price and recommended country, and see who offers what you need. Writing to a seller through Snapbazaar is not possible yet.',
  },
] as const;

/** Advice for each kind of seller; opening one stores nothing. */
export function SellerTypes() {
  return (
    <section aria-labelledby="seller-types">
      <h2 id="seller-types" className="mb-3 text-xl">
        What kind of seller are you?
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
                <span className="font-bold text-base">{name}</span>
              </span>
            }
          >
            <div className="flex flex-col items-start gap-3.5 sm:pl-14">
              <p className="max-w-[52rem] text-muted">{text}</p>
              {'hasAction' in rest && (
                <ButtonLink to="/chat" tone="primary" icon={<Plus aria-hidden="true" className="size-4.5" />}>
                  Add Products
                </ButtonLink>
              )}
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  );
}
