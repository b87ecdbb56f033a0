import type { Endpoint } from '../../contracts/endpoint.ts';

/** Who may call what is about shops: their pages, sections and followers. */
export const shopAccessRules: Record<string, Endpoint['access']> = {
  'POST /customer/follows/:id': 'customer',
  'DELETE /customer/follows/:id': 'customer',
  'GET /customer/follow-ids': 'customer',
  'POST /customer/follows': 'customer',
  'GET /user/shop-sections': 'seller',
  'PUT /user/shop-sections': 'seller',
  'POST /user/shop-sections/:id/listings': 'seller',
  'PUT /user/shop-sections/:id/listings': 'seller',
  'GET /user/listings/:id/shop-sections': 'seller',
  'PUT /user/listings/:id/shop-sections': 'seller',
  'POST /user/sales/list': 'seller',
  'POST /user/sales': 'seller',
  'POST /user/sales/:id/end': 'seller',
  'DELETE /user/sales/:id': 'seller',
  'GET /user/shop': 'seller',
  'PUT /user/shop': 'seller',
  'PUT /user/shop/vacation': 'seller',
  'DELETE /user/shop/vacation': 'seller',
  'POST /user/shop/translations': 'seller',
};
