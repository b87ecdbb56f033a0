import type { SellerRecords } from '../../../server/domains/communication/assistant/seller-records.service.ts';

/** The orders of a seller who has none, as the assistant reads them. */
export const noOrders: SellerRecords['orders'] = {
  counts: { to_ship: 0, awaiting_payment: 0, on_the_way: 0, returns: 0, closed: 0 },
  oldest_to_ship_at: null,
  next_return_answer_by: null,
};
