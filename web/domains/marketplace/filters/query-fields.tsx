import { type BrowseQuery, writeBrowseQuery } from '../browse-query/browse-query.ts';

/** Hidden fields for the filters that a form does not edit, so that submitting keeps them, with or without scripts. */
export function QueryFields({ query }: { query: Partial<BrowseQuery> }) {
  return [...new URLSearchParams(writeBrowseQuery(query))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
