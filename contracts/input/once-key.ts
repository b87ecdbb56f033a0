import { z } from 'zod';

/** The caller's own key of a request that must not happen twice. */
export const onceKey = (example: string, atLeast = 8) =>
  z
    .string()
    .regex(new RegExp(`^[\\w-]{${atLeast},64}$`))
    .meta({ description: `a key of your own, ${atLeast} to 64 letters, digits, - and _`, example });
