import { followsText } from '../../../i18n/generated/follows.ts';
import { FollowedShops, fetchFollows } from '../../domains/marketplace/follows/followed-shops.tsx';
import { toResult } from '../../lib/api/async-result.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { AsyncPart } from '../../ui/states/async-part.tsx';
import type { Route } from './+types/following.ts';

export const meta = () =>
  pageMeta({ title: `${followsText('title')} · Snapbazaar`, description: followsText('description') });

/** Not awaited, so that the page renders at once with a skeleton. */
export const clientLoader = () => ({ first: toResult(fetchFollows()) });

export default function FollowingPage({ loaderData: { first } }: Route.ComponentProps) {
  return (
    <div className="page-width max-w-200 pt-6 pb-4 sm:pt-10">
      <h1 className="mb-5 text-title sm:text-display">{followsText('title')}</h1>
      <AsyncPart result={first} name={followsText('title')}>
        {(page) => <FollowedShops first={page} />}
      </AsyncPart>
    </div>
  );
}
