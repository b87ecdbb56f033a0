import { Camera, Search } from 'lucide-react';
import { data, useNavigate, useNavigation, useSearchParams } from 'react-router';
import { isApiFailure } from '../../../contracts/client/client.ts';
import type { ListedProduct } from '../../../contracts/marketplace/listings.ts';
import { photoSearchText } from '../../../i18n/generated/photo-search.ts';
import { shellText } from '../../../i18n/generated/shell.ts';
import { getCategoryName } from '../../domains/marketplace/browse/category-names.server.ts';
import { PhotoPanel } from '../../domains/marketplace/photo-search/photo-panel.tsx';
import {
  fetchAlike,
  type PhotoQuery,
  readPhotoQuery,
  writePhotoQuery,
} from '../../domains/marketplace/photo-search/photo-query.ts';
import { usePhotoSearch } from '../../domains/marketplace/photo-search/use-photo-search.ts';
import { ProductFeed, useInfiniteList } from '../../domains/marketplace/product-list/product-feed.tsx';
import { loadCachedList, noProducts } from '../../domains/marketplace/product-list/product-pages.ts';
import { useAdMaker } from '../../domains/selling/ad-pictures/use-ad-maker.tsx';
import { api } from '../../lib/api/api.ts';
import { apiContext, reportContext } from '../../lib/api/api-context.ts';
import { useRetryWhenReachable } from '../../lib/api/retry-when-reachable.ts';
import { pageMeta } from '../../lib/page/page-meta.ts';
import { useEventCallback } from '../../lib/react/event-callback.ts';
import { useSearchInput } from '../../lib/react/use-search-input.ts';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { richText } from '../../ui/display/rich-text.tsx';
import { PhotoInput } from '../../ui/fields/photo-drop.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Route } from './+types/search-by-photo.ts';

const { products, nextCursor } = noProducts;
const nothing = { products, nextCursor, hasFailed: false };

export const meta = () =>
  pageMeta({ title: `${shellText('searchByPhoto')} · Snapbazaar`, description: photoSearchText('description') });

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = readPhotoQuery(url.searchParams);
  const category = getCategoryName(query.category, query.language);
  if (!query.like) return data({ ...nothing, category });
  try {
    return data({ ...(await fetchAlike(context.get(apiContext), query)), hasFailed: false, category });
  } catch (error) {
    // An invalid code or cursor is the client's error and is not logged.
    if (isApiFailure(error) && error.status < 500) return data({ ...nothing, category }, { status: 400 });
    context.get(reportContext)(error);
    return data({ ...nothing, hasFailed: true, category }, { status: 503 });
  }
}

export const clientLoader = (args: Route.ClientLoaderArgs) =>
  loadCachedList(args, { ...nothing, hasFailed: true, category: null });

export default function SearchByPhotoPage({ loaderData }: Route.ComponentProps) {
  const { category, hasFailed } = loaderData;
  const [params] = useSearchParams();
  const query = readPhotoQuery(params);
  const search = usePhotoSearch();
  const navigation = useNavigation();
  const list = useInfiniteList(loaderData, (cursor) => fetchAlike(api, { ...query, cursor }));
  const { makeAd, adMaker } = useAdMaker();
  const makeAdOf = useEventCallback(({ id, title, language }: ListedProduct) =>
    makeAd({ productId: id, title, language }),
  );
  useRetryWhenReachable(hasFailed);

  const hasResults = query.like !== '' && !search.looking && !search.problem;
  return (
    <div className="page-width pt-4 sm:pt-8">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-4">
        <div className="min-w-0">
          <h1 className="py-1.5 text-title sm:text-display">
            {hasResults ? photoSearchText('resultsHeading') : shellText('searchByPhoto')}
          </h1>
          {hasResults && category && (
            <p className="text-muted">
              {richText(photoSearchText('looksLike', { category: category.name }), {
                category: (name) => <span lang={query.language}>{name}</span>,
              })}
            </p>
          )}
        </div>
        {hasResults && (
          <PhotoInput
            id="another-photo"
            tone="secondary"
            onChoose={search.choose}
            label={photoSearchText('anotherPhoto')}
          >
            <Camera aria-hidden="true" className="size-5" />
          </PhotoInput>
        )}
      </div>
      {hasResults && <NarrowField query={query} />}
      {hasResults ? (
        <ProductFeed
          list={list}
          onMakeAd={makeAdOf}
          isStale={navigation.location?.pathname === '/search-by-photo'}
          nextPageUrl={(cursor) => writePhotoQuery({ ...query, cursor })}
          emptyAction={<NothingAlike category={category} query={query} />}
        />
      ) : (
        <PhotoPanel {...search} />
      )}
      {adMaker}
    </div>
  );
}

/** Words that narrow what looks like the photo. */
function NarrowField({ query }: { query: PhotoQuery }) {
  const navigate = useNavigate();
  const search = useEventCallback(
    (q: string) => void navigate(writePhotoQuery({ ...query, q, cursor: undefined }), { preventScrollReset: true }),
  );
  const input = useSearchInput(query.q, search);
  return (
    <div className="max-w-md pb-4">
      <TextField
        label={photoSearchText('narrow')}
        placeholder={photoSearchText('narrowExample')}
        type="search"
        icon={Search}
        autoComplete="off"
        maxLength={200}
        {...input}
      />
    </div>
  );
}

interface NothingAlikeProps extends Pick<Route.ComponentProps['loaderData'], 'category'> {
  query: PhotoQuery;
}

/** The ways on where nothing looks like the photo. */
function NothingAlike({ category, query }: NothingAlikeProps) {
  const isNarrowed = query.q !== '';
  return (
    <div className="flex flex-col items-center gap-4">
      <p className="max-w-md text-muted">{photoSearchText(isNarrowed ? 'nothingNarrowed' : 'nothingAlike')}</p>
      <div className="flex flex-wrap justify-center gap-2.5">
        {isNarrowed && (
          <ButtonLink tone="primary" to={writePhotoQuery({ ...query, q: '', cursor: undefined })}>
            {photoSearchText('withoutWords')}
          </ButtonLink>
        )}
        {category && (
          <ButtonLink tone={isNarrowed ? 'secondary' : 'primary'} to={category.path}>
            {photoSearchText('seeCategory', { category: category.name })}
          </ButtonLink>
        )}
        <ButtonLink to="/search">{shellText('allCategories')}</ButtonLink>
      </div>
    </div>
  );
}
