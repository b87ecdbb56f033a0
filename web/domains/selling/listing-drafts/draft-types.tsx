import type { ListingDraftRecord } from '../../../../contracts/selling/listing-drafts.ts';
import { listingDraftsText } from '../../../../i18n/generated/listing-drafts.ts';
import { Chip } from '../../../ui/navigation/chip.tsx';

type Type = NonNullable<ListingDraftRecord['type']>;

interface DraftTypesProps {
  draft: ListingDraftRecord;
  onChoose: (type: Type) => void;
  onSearch: () => void;
}

/** What the article is, and while that is unsure what else it may be, each one press away. */
export function DraftTypes({
  draft: { type, other_types: others, state, category_name: category, doubts },
  onChoose,
  onSearch,
}: DraftTypesProps) {
  if (state !== 'open') return <p className="text-sm lg:pt-2">{type?.name}</p>;
  const isUnsure = type === null || doubts.includes('type') || doubts.includes('unread');
  const offered = [...(type ? [type] : []), ...(isUnsure ? others : [])];
  return (
    <div>
      <ul className="flex flex-wrap gap-1.5" aria-label={listingDraftsText('type')}>
        {offered.map((one) => {
          const isSelected = one === type && !isUnsure;
          return (
            <li key={`${one.category_id} ${one.product_type_id}`} className="max-w-full">
              <Chip isSelected={isSelected} onClick={() => !isSelected && onChoose(one)}>
                <span className="max-w-52 truncate">{one.name}</span>
              </Chip>
            </li>
          );
        })}
        <li>
          <Chip onClick={onSearch}>{listingDraftsText('somethingElse')}</Chip>
        </li>
      </ul>
      {!isUnsure && <p className="mt-1 text-caption text-muted">{category}</p>}
    </div>
  );
}
