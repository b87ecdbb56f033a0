import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { Language } from '../../../../contracts/languages.ts';
import { commonText } from '../../../../i18n/generated/common.ts';
import { useIntent } from '../../../lib/react/intent.ts';
import { Carousel } from '../../../ui/navigation/carousel.tsx';
import { ChipLink } from '../../../ui/navigation/chip.tsx';

interface CategoryStripProps {
  label: string;
  /** Where 'All' leads. */
  all: string;
  categories: readonly { id: string; name: string; to: string }[];
  language: Language;
}

/** A scrolling strip with 'All' and one tab for each category. */
export function CategoryStrip({ label, all, categories, language }: CategoryStripProps) {
  const frame = useRef<HTMLDivElement>(null);
  useScrollCurrentIntoView(frame);
  return (
    <div ref={frame}>
      <Carousel label={label} className="category-strip">
        <li>
          <StripLink to={all}>{commonText('all')}</StripLink>
        </li>
        {categories.map(({ id, name, to }) => (
          <li key={id} lang={language === 'en' ? undefined : language}>
            <StripLink to={to}>{name}</StripLink>
          </li>
        ))}
      </Carousel>
    </div>
  );
}

/** Space in px beside the current tab, so that its neighbor is visible and no button covers it. */
const currentTabMargin = 56;

/** Scrolls only the strip: `scrollIntoView` would also scroll the page and undo its scroll restoration. */
function useScrollCurrentIntoView(frame: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path decides which tab is current.
  useEffect(() => {
    const tab = frame.current?.querySelector('[aria-current]');
    const strip = tab?.closest('ul');
    if (!tab || !strip) return;
    const [inner, outer] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
    const before = outer.left + currentTabMargin - inner.left;
    const after = inner.right - (outer.right - currentTabMargin);
    const by = before > 0 ? -before : Math.max(0, after);
    strip.scrollBy({ left: by, behavior: 'instant' });
  }, [pathname]);
}

function StripLink({ to, children }: { to: string; children: ReactNode }) {
  // Prefetches into the list cache, so that following the link does not fetch again.
  const { state, load } = useFetcher();
  const intent = useIntent(() => state === 'idle' && void load(to));
  return (
    <ChipLink to={to} end {...intent}>
      {children}
    </ChipLink>
  );
}
