import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { commonText } from '../../../i18n/generated/common.ts';
import { IconButton } from '../buttons/icon-button.tsx';

interface CarouselProps {
  label: string;
  /** `<li>` elements. The class decides how many are visible at once (see carousel.css). */
  children: ReactNode;
  className: string;
}

/** A strip with native scrolling and snapping; the buttons and arrow keys are an enhancement. */
export function Carousel({ label, children, className }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const pressed = useRef<1 | -1 | null>(null);
  const { hasBefore, hasAfter } = useScrollOverflow(strip);

  // At either end one button is disabled; if it had the focus, the focus moves to the other. Some browsers have then
  // already moved the focus to the body, so the last press counts too.
  useLayoutEffect(() => {
    const [previous, next] = buttons.current?.querySelectorAll('button') ?? [];
    const focused = document.activeElement;
    const lost = focused === document.body ? pressed.current : null;
    if (!hasAfter && (focused === next || lost === 1)) previous?.focus();
    if (!hasBefore && (focused === previous || lost === -1)) next?.focus();
    pressed.current = null;
  }, [hasBefore, hasAfter]);

  const scrollByPage = (direction: 1 | -1) => {
    pressed.current = direction;
    const element = strip.current;
    element?.scrollBy({ left: direction * element.clientWidth });
  };

  return (
    <section aria-roledescription={commonText('carousel')} aria-label={label} className={`relative ${className}`}>
      <ul ref={strip} onKeyDown={moveFocusWithArrows} className="carousel-strip">
        {children}
      </ul>
      <div ref={buttons} className="carousel-buttons" hidden={!hasBefore && !hasAfter}>
        <IconButton
          isOutlined
          label={commonText('previous')}
          icon={ChevronLeft}
          disabled={!hasBefore}
          onClick={() => scrollByPage(-1)}
        />
        <IconButton
          isOutlined
          label={commonText('next')}
          icon={ChevronRight}
          disabled={!hasAfter}
          onClick={() => scrollByPage(1)}
        />
      </div>
    </section>
  );
}

/** Arrow keys move the focus between links; the browser scrolls the focused one into view. */
function moveFocusWithArrows(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const targets = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const target = targets[targets.indexOf(document.activeElement as HTMLElement) + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Whether there is more to scroll on either side. Both are false before hydration, when the buttons do not work yet. */
function useScrollOverflow(strip: RefObject<HTMLElement | null>) {
  const [overflow, setOverflow] = useState({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const end = element.scrollWidth - element.clientWidth;
      const hasBefore = element.scrollLeft > 4;
      const hasAfter = element.scrollLeft < end - 4;
      setOverflow((last) =>
        last.hasBefore === hasBefore && last.hasAfter === hasAfter ? last : { hasBefore, hasAfter },
      );
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [strip]);
  return overflow;
}
