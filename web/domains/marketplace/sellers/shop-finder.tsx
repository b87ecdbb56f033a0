import { Search } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { Seller } from '../../../../contracts/marketplace/sellers.ts';
import { sellerText } from '../../../../i18n/generated/seller.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ChoiceLink } from '../../../ui/navigation/chip.tsx';
import { shopAddress } from './shop-address.ts';

interface ShopFinderProps {
  seller: Pick<Seller, 'id' | 'sections'>;
  q: string;
  section: string | undefined;
}

/** The sections of a shop, and the search in it. Both are addresses, so that they work before any script. */
export function ShopFinder({ seller: { id, sections }, q, section }: ShopFinderProps) {
  const navigate = useNavigate();
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3 pb-5">
      {sections.length > 0 && (
        <nav aria-label={sellerText('sections')} className="flex min-w-0 flex-wrap gap-2">
          <ChoiceLink to={shopAddress(id, { q })} isSelected={section === undefined} preventScrollReset>
            {sellerText('allGoods')}
          </ChoiceLink>
          {sections.map(({ id: shopSectionId, name }) => (
            <ChoiceLink
              key={shopSectionId}
              to={shopAddress(id, { q, section: shopSectionId })}
              isSelected={section === shopSectionId}
              lang={name.language}
              preventScrollReset
            >
              {name.text}
            </ChoiceLink>
          ))}
        </nav>
      )}
      <search className="w-full sm:ml-auto sm:w-72">
        <form
          key={q}
          onSubmit={(event) => {
            event.preventDefault();
            const typed = String(new FormData(event.currentTarget).get('q') ?? '').trim();
            void navigate(shopAddress(id, { q: typed, section }), { preventScrollReset: true });
          }}
        >
          {section !== undefined && <input type="hidden" name="section" value={section} />}
          <TextField
            label={sellerText('searchShop')}
            type="search"
            name="q"
            icon={Search}
            defaultValue={q}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
          />
        </form>
      </search>
    </div>
  );
}
