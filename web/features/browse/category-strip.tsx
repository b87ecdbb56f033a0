import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { Language } from '../../../contracts/languages.ts';
import { useIntent } from '../../lib/intent.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { ChipLink } from '../../ui/chip.tsx';

interface CategoryStripProps {
  label: string;
  /** Where 'All' leads. */
  all: string;
  categories: readonly { id: string; name: string; to: string }[];
  language: Language;
}

/** 'All' and one tab for each category, side by side; it ends where they end. */
export function CategoryStrip({ label, all, categories, language }: CategoryStripProps) {
  const frame = useRef<HTMLDivElement>(null);
  useCurrentInView(frame);
  return (
    <div ref={frame}>
      <Carousel label={label} className="category-strip">
        <li>
          <StripLink to={all}>All</StripLink>
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

/** Room beside the current tab, so that its neighbour is seen and no button covers it. */
const besideCurrent = 56;

/** Moves only the strip: the browser's own way would also scroll the page, which may have its place from Back. */
function useCurrentInView(frame: RefObject<HTMLElement | null>) {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which tab is the current one.
  useEffect(() => {
    const tab = frame.current?.querySelector('[aria-current]');
    const strip = tab?.closest('ul');
    if (!tab || !strip) return;
    const [inner, outer] = [tab.getBoundingClientRect(), strip.getBoundingClientRect()];
    const before = outer.left + besideCurrent - inner.left;
    const after = inner.right - (outer.right - besideCurrent);
    const by = before > 0 ? -before : Math.max(0, after);
    strip.scrollBy({ left: by, behavior: 'instant' });
  }, [pathname]);
}

function StripLink({ to, children }: { to: string; children: ReactNode }) {
  // The lists answer from memory what was fetched a moment ago, so following the link does not ask twice.
  const { state, load } = useFetcher();
  const intent = useIntent(() => state === 'idle' && void load(to));
  return (
    <ChipLink to={to} end {...intent}>
      {children}
    </ChipLink>
  );
}
