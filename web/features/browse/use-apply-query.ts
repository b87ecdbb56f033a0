import type { SubmitEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readBrowseQuery, writeBrowseQuery } from '../../lib/browse-query.ts';

/** For forms that change the list: goes to what they ask for, at an address that says no more than is needed. */
export function useApplyQuery(): (event: SubmitEvent<HTMLFormElement>) => void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const asked = new URLSearchParams(new FormData(event.currentTarget) as unknown as Record<string, string>);
    void navigate(pathname + writeBrowseQuery(readBrowseQuery(asked)));
  };
}
