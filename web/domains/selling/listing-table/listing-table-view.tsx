import { useLazy } from '../../../lib/react/use-lazy.ts';
import { ListingsSkeleton } from '../my-listings/my-listings-states.tsx';
import { MyListingsToolbar } from '../my-listings/my-listings-toolbar.tsx';
import type { MyListingsQuery } from '../my-listings/own-listings.ts';

const loadTable = () => import('./listing-table.tsx').then((module) => module.ListingTable);

interface ListingTableViewProps {
  query: MyListingsQuery;
  onSearch: (q: string) => void;
}

/** The listings as a table, whose script is loaded when it is chosen. */
export function ListingTableView({ query, onSearch }: ListingTableViewProps) {
  const ListingTable = useLazy(loadTable);
  return (
    <>
      <MyListingsToolbar query={query} onSearch={onSearch} shopAddress={null} />
      {ListingTable ? <ListingTable query={query} /> : <ListingsSkeleton />}
    </>
  );
}
