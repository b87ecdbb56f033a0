import { z } from 'zod';

/** The id of a product type in a filter. */
export const productTypeId = z
  .string()
  .max(60)
  .regex(/^[a-z0-9-]*$/)
  .meta({ description: 'the id of a product type, small letters, digits and -', example: 'table-lamp' });
/** The id of a colour or a material in a filter. */
export const attributeId = z
  .string()
  .max(40)
  .regex(/^[a-z0-9-]*$/);
