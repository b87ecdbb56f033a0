import type { ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { Language } from '../../../contracts/languages.ts';
import { useIntent } from '../../lib/intent.ts';
import { Carousel } from '../../ui/carousel.tsx';
import { ChipLink } from '../../ui/chip.tsx';
import './category-strip.css';

interface CategoryStripProps {
  label: string;
  /** Where 'All' leads. */
  all: string;
  categories: readonly { id: string; name: string; to: string }[];
  language: Language;
}

/** 'All' and one tab for each category, side by side; it ends where they end. */
export function CategoryStrip({ label, all, categories, language }: CategoryStripProps) {
  return (
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
  );
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
