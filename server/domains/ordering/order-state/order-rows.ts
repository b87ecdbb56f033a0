import type { orderLines, orderReturns, orders, parcels } from '../../../schema/ordering/orders.ts';
import type { orderPaybacks } from '../../../schema/ordering/paybacks.ts';

export type OrderRow = typeof orders.$inferSelect;
export type LineRow = typeof orderLines.$inferSelect;
export type ParcelRow = typeof parcels.$inferSelect;
export type ReturnRow = typeof orderReturns.$inferSelect;
export type PaybackRow = typeof orderPaybacks.$inferSelect;
