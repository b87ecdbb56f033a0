import { useRef, useState } from 'react';
import { type Point, usePressDrag } from '../../../lib/react/use-press-drag.ts';
import { nearestPlace } from './order-photos.ts';

interface Drag {
  from: number;
  to: number;
  /** How far the photo was dragged, in pixels. */
  by: Point;
}

/** Drags the tiles of a list with mouse, pen or finger; the order changes when a tile is dropped. */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLUListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const { wasDragged, handlers } = usePressDrag<number>({
    area: list,
    onBegin: (place) => setDrag({ from: place, to: place, by: { x: 0, y: 0 } }),
    onMove: (place, at, by) => {
      const tiles = [...(list.current?.querySelectorAll('[data-photo]') ?? [])].map((tile) =>
        (tile.parentElement ?? tile).getBoundingClientRect(),
      );
      setDrag({ from: place, to: nearestPlace(tiles, at), by });
    },
    onDrop: () => {
      if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
    },
    onEnd: () => setDrag(null),
  });
  return { list, drag, wasDragged, tileProps: (place: number) => ({ 'data-photo': place, ...handlers(place) }) };
}
