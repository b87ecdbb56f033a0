import type { Pen } from './pen.ts';

/** Draws one thing of a kind, differently each time. */
export type Drawing = (pen: Pen) => string;
