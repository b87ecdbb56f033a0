import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';

const mousePixels = 6;
/** A finger that holds still this long drags; one that moves before that scrolls the page. */
const holdMs = 250;
const holdPixels = 8;

export interface Point {
  x: number;
  y: number;
}

interface Press<Thing> {
  thing: Thing;
  pointerId: number;
  start: Point;
  timer: ReturnType<typeof setTimeout> | undefined;
}

interface PressDrag<Thing> {
  /** The element that must not scroll while something in it is dragged. */
  area: RefObject<HTMLElement | null>;
  onBegin: (thing: Thing) => void;
  /** Where the pointer is, and how far from where it began. */
  onMove: (thing: Thing, at: Point, by: Point) => void;
  onDrop: (thing: Thing) => void;
  /** After a drop, or without one where the drag was cancelled. */
  onEnd: () => void;
}

/** Tells a drag with mouse, pen or finger from a click and from scrolling. */
export function usePressDrag<Thing>({ area, onBegin, onMove, onDrop, onEnd }: PressDrag<Thing>) {
  const press = useRef<Press<Thing> | null>(null);
  const isDragging = useRef(false);
  const wasDragged = useRef(false);

  function begin() {
    if (!press.current) return;
    isDragging.current = true;
    wasDragged.current = true;
    onBegin(press.current.thing);
  }

  function end() {
    clearTimeout(press.current?.timer);
    press.current = null;
    isDragging.current = false;
    onEnd();
  }

  function down(event: PointerEvent<HTMLElement>, thing: Thing) {
    wasDragged.current = false;
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = { x: event.clientX, y: event.clientY };
    const timer = event.pointerType === 'touch' ? setTimeout(begin, holdMs) : undefined;
    press.current = { thing, pointerId: event.pointerId, start, timer };
  }

  function move(event: PointerEvent) {
    const { current } = press;
    if (!current || current.pointerId !== event.pointerId) return;
    const at = { x: event.clientX, y: event.clientY };
    const by = { x: at.x - current.start.x, y: at.y - current.start.y };
    const distance = Math.hypot(by.x, by.y);
    if (!isDragging.current) {
      if (current.timer !== undefined) return distance > holdPixels ? end() : undefined;
      if (distance < mousePixels) return;
      begin();
    }
    onMove(current.thing, at, by);
  }

  function up() {
    if (isDragging.current && press.current) onDrop(press.current.thing);
    end();
  }

  useEffect(() => {
    const element = area.current;
    // Not passive: while something is dragged, the page must not scroll.
    const hold = (event: TouchEvent) => isDragging.current && event.preventDefault();
    element?.addEventListener('touchmove', hold, { passive: false });
    return () => {
      element?.removeEventListener('touchmove', hold);
      clearTimeout(press.current?.timer);
    };
  }, [area]);

  return {
    /** Whether the click that ends a drag is to be ignored. */
    wasDragged: () => wasDragged.current,
    handlers: (thing: Thing) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => down(event, thing),
      onPointerMove: move,
      onPointerUp: up,
      onPointerCancel: end,
    }),
  };
}
