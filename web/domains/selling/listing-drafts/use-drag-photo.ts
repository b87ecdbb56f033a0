import { useRef, useState } from 'react';
import { type Point, usePressDrag } from '../../../lib/react/use-press-drag.ts';

/** Where a photo is dropped that becomes an article of its own. */
export const apart = 'apart';

interface Drag {
  photoId: string;
  /** The draft below the pointer, `apart`, or null. */
  over: string | null;
  by: Point;
}

/** This near to an edge of the window the page scrolls while a photo is dragged. */
const edgePixels = 90;
const scrollPixels = 14;

/** Drags photos from one draft to another with mouse, pen or finger. */
export function useDragPhoto(onDrop: (photoId: string, target: string) => void) {
  const area = useRef<HTMLDivElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const scrolled = useRef(0);
  const { wasDragged, handlers } = usePressDrag<string>({
    area,
    onBegin: (photoId) => {
      scrolled.current = window.scrollY;
      setDrag({ photoId, over: null, by: { x: 0, y: 0 } });
    },
    onMove: (photoId, at, by) => {
      if (at.y < edgePixels) window.scrollBy(0, -scrollPixels);
      if (at.y > window.innerHeight - edgePixels) window.scrollBy(0, scrollPixels);
      setDrag({ photoId, over: targetAt(at), by: { x: by.x, y: by.y + window.scrollY - scrolled.current } });
    },
    onDrop: (photoId) => {
      if (drag?.over) onDrop(photoId, drag.over);
    },
    onEnd: () => setDrag(null),
  });
  return { area, drag, wasDragged, handlers };
}

export type PhotoDrag = Pick<ReturnType<typeof useDragPhoto>, 'drag' | 'wasDragged' | 'handlers'>;

/** The dragged photo itself takes no pointer events, so what is found lies below it. */
function targetAt({ x, y }: Point): string | null {
  const target = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return target?.dataset.drop ?? null;
}
