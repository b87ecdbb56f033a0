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
import { IconButton } from './icon-button.tsx';

interface CarouselProps {
  label: string;
  /** One `<li>` each. How many are seen at once is for the class to say (see carousel.css). */
  children: ReactNode;
  className: string;
}

/** A strip that scrolls and snaps by itself; the buttons and arrow keys are a convenience on top. */
export function Carousel({ label, children, className }: CarouselProps) {
  const strip = useRef<HTMLUListElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const { hasBefore, hasAfter } = useWhatIsHidden(strip);

  // At the strip's end the button goes; who pressed it by keyboard goes on from the other.
  useLayoutEffect(() => {
    const [previous, next] = buttons.current?.querySelectorAll('button') ?? [];
    if (!hasAfter && document.activeElement === next) previous?.focus();
    if (!hasBefore && document.activeElement === previous) next?.focus();
  }, [hasBefore, hasAfter]);

  const scrollByPage = (direction: 1 | -1) => {
    const element = strip.current;
    element?.scrollBy({ left: direction * element.clientWidth });
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className={`relative ${className}`}>
      <ul ref={strip} onKeyDown={moveFocusWithArrows} className="carousel-strip">
        {children}
      </ul>
      <div ref={buttons} className="carousel-buttons" hidden={!hasBefore && !hasAfter}>
        <IconButton
          isOutlined
          label="Previous"
          icon={ChevronLeft}
          disabled={!hasBefore}
          onClick={() => scrollByPage(-1)}
        />
        <IconButton isOutlined label="Next" icon={ChevronRight} disabled={!hasAfter} onClick={() => scrollByPage(1)} />
      </div>
    </section>
  );
}

/** Arrow keys go from link to link; the browser brings the focused one into view. */
function moveFocusWithArrows(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')];
  const target = stops[stops.indexOf(document.activeElement as HTMLElement) + step];
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Before hydration nothing is known, and the buttons could not do anything anyway: both are false. */
function useWhatIsHidden(strip: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ hasBefore: false, hasAfter: false });
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => {
      const end = element.scrollWidth - element.clientWidth;
      const hasBefore = element.scrollLeft > 4;
      const hasAfter = element.scrollLeft < end - 4;
      setHidden((was) => (was.hasBefore === hasBefore && was.hasAfter === hasAfter ? was : { hasBefore, hasAfter }));
    };
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [strip]);
  return hidden;
}
