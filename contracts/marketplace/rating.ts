import { z } from 'zod';

/** The average of the stars with one decimal, and the number of reviews. */
export const rating = z.object({ average: z.number(), count: z.int() });
