import { byId, callers, type Guard, owners } from './guard.ts';

const sale = { percent: 10, ends_at: new Date(Date.now() + 86_400_000).toISOString(), preview: true };

/** Sales of a shop. */
export const saleGuards: Record<string, Guard[]> = {
  'POST /user/sales/list': [callers(() => ({}))],
  'POST /user/sales': [
    callers(() => sale),
    owners('live', (id) => ({ body: { ...sale, listing_id: id } })),
    owners('section', (id) => ({ body: { ...sale, section_id: id } })),
  ],
  'POST /user/sales/:id/end': [owners('sale', byId)],
  'DELETE /user/sales/:id': [owners('plannedSale', byId)],
};
