import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readBrowseQuery, writeBrowseQuery } from '../browse-query/browse-query.ts';

/** Submit handler of filter forms: navigates to the list with their query, without default values in the URL. */
export function useApplyQuery(): (event: SubmitEvent<HTMLFormElement>) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const params = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>);
    void navigate(pathname + writeBrowseQuery(readBrowseQuery(params)));
  };
}
