import type { z } from 'zod';
import type { countProducts, listProducts } from '../../../../contracts/marketplace/listings.ts';

export type ListQuery = z.output<typeof listProducts.body>;
export type CountQuery = z.output<typeof countProducts.body>;
