import { z } from 'zod';

/** The id of a row as the API writes it: digits in a text. */
export const idPattern = /^\d{1,15}$/;

export const idText = z
  .string()
  .regex(idPattern)
  .meta({ description: 'the id of a record, in digits', example: '1042' });

/** The `:id` of a path. */
export const idParameter = z.object({ id: idText });
