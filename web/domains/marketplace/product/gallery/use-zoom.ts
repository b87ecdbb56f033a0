import { type PointerEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useEventCallback } from '../../../../lib/react/event-callback.ts';
import { type Point, panBy, swipeOf, wholePhoto, type ZoomView, zoomTo } from './zoom-view.ts';

const doubleTapMs = 300;
const tapPixels = 10;
const doubleTapScale = 2.5;

/** The scale and place of an enlarged photo, changed by one finger or two, by the mouse, by its wheel, and by calls. */
export function useZoom({ onSwipe }: { onSwipe: (step: -1 | 1) => void }) {
  const [view, setView] = useState<ZoomView>(wholePhoto);
  const stage = useRef<HTMLDivElement>(null);
  const fingers = useRef(new Map<number, Point>());
  const moved = useRef<Point>({ x: 0, y: 0 });
  const lastTap = useRef(0);

  const sizeOf = () => ({ x: stage.current?.clientWidth ?? 0, y: stage.current?.clientHeight ?? 0 });

  /** A point of the screen, measured from the middle of the stage. */
  function fromMiddle({ clientX, clientY }: { clientX: number; clientY: number }): Point {
    const { left = 0, top = 0, width = 0, height = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  }

  const reset = useCallback(() => setView(wholePhoto), []);
  const zoomBy = (factor: number, at?: Point) => setView((now) => zoomTo(now, now.scale * factor, sizeOf(), at));
  const pan = (x: number, y: number) => setView((now) => panBy(now, { x, y }, sizeOf()));

  const turn = useEventCallback((event: WheelEvent) => {
    // Not passive, because the browser would zoom the page.
    event.preventDefault();
    zoomBy(event.deltaY < 0 ? 1.15 : 1 / 1.15, fromMiddle(event));
  });
  useEffect(() => {
    const element = stage.current;
    element?.addEventListener('wheel', turn, { passive: false });
    return () => element?.removeEventListener('wheel', turn);
  }, [turn]);

  function down(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, fromMiddle(event));
    moved.current = { x: 0, y: 0 };
  }

  function move(event: PointerEvent) {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = fromMiddle(event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    const by = { x: now.x - before.x, y: now.y - before.y };
    if (other) {
      // A pinch is no swipe, and no tap.
      moved.current = { x: 0, y: Number.MAX_VALUE };
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      zoomBy(distance(now, other) / Math.max(1, distance(before, other)), middle);
    } else {
      moved.current = { x: moved.current.x + by.x, y: moved.current.y + by.y };
      pan(by.x, by.y);
    }
  }

  function up(event: PointerEvent) {
    const at = fingers.current.get(event.pointerId);
    fingers.current.delete(event.pointerId);
    if (!at || fingers.current.size > 0) return;
    const step = swipeOf(view, moved.current, sizeOf());
    if (step !== 0) return onSwipe(step);
    if (Math.hypot(moved.current.x, moved.current.y) > tapPixels) return;
    const isSecond = event.timeStamp - lastTap.current < doubleTapMs;
    lastTap.current = isSecond ? 0 : event.timeStamp;
    if (isSecond) setView((now) => zoomTo(now, now.scale > 1 ? 1 : doubleTapScale, sizeOf(), at));
  }

  function cancel(event: PointerEvent) {
    fingers.current.delete(event.pointerId);
  }

  return {
    view,
    zoomBy: (factor: number) => zoomBy(factor),
    pan,
    reset,
    stage: { ref: stage, onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: cancel },
  };
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
