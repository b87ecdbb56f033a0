import { type BrowseQuery, writeBrowseQuery } from '../../lib/browse-query.ts';

/** Carries the choices that a form does not ask about, so that sending it keeps them, with or without scripts. */
export function QueryFields({ query }: { query: Partial<BrowseQuery> }) {
  return [...new URLSearchParams(writeBrowseQuery(query))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}
