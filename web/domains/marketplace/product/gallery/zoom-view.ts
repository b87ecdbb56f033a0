/** How an enlarged photo lies on its stage: its scale, and how far its middle is from that of the stage in pixels. */
export interface ZoomView {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const wholePhoto: ZoomView = { scale: 1, x: 0, y: 0 };
export const largestScale = 4;

const clamp = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value));

/** The view with its photo still covering the middle of the stage. `stage` is the width and height of the stage. */
function within({ scale, x, y }: ZoomView, stage: Point): ZoomView {
  const room = (scale - 1) / 2;
  return { scale, x: clamp(x, room * stage.x), y: clamp(y, room * stage.y) };
}

/** Another scale, with what is under `at` staying there; `at` is measured from the middle of the stage. */
export function zoomTo(view: ZoomView, scale: number, stage: Point, at: Point = { x: 0, y: 0 }): ZoomView {
  const next = Math.min(largestScale, Math.max(1, scale));
  const factor = next / view.scale;
  return within({ scale: next, x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor }, stage);
}

export function panBy(view: ZoomView, by: Point, stage: Point): ZoomView {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** A fraction of the stage's width that a finger has to go for the next photo. */
const swipeShare = 0.15;

/** 1 for the next photo, -1 for the one before and 0 for neither, after a finger went so far over a whole photo. */
export function swipeOf(view: ZoomView, by: Point, stage: Point): -1 | 0 | 1 {
  const isSwipe = view.scale === 1 && Math.abs(by.x) > stage.x * swipeShare && Math.abs(by.x) > Math.abs(by.y);
  if (!isSwipe) return 0;
  return by.x < 0 ? 1 : -1;
}
