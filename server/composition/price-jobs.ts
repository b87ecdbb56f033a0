import { renewDollarPrices } from '../domains/marketplace/listings/dollar-prices.job.ts';
import { renewDollarPriceBatch } from '../domains/marketplace/listings/dollar-prices.service.ts';
import { applySales } from '../domains/marketplace/sales/apply-sales.service.ts';
import { applySalesJob } from '../domains/marketplace/sales/sales.job.ts';
import { type Registered, register } from './register-job.ts';

/** The jobs that keep the prices of listings as they are now: by the rates of the day, and by sales. */
export const priceJobs: Registered[] = [
  register(renewDollarPrices, ({ db, queue }) => async (payload) => {
    await renewDollarPriceBatch(db, queue, payload);
  }),
  register(
    applySalesJob,
    ({ db }) =>
      (_, signal) =>
        applySales(db, signal),
    () => ({ concurrency: 1 }),
  ),
];
