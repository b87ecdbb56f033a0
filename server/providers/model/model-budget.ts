/** How much of the model endpoint may still be used today, by one seller and by all of them together. */
export interface ModelBudget {
  /** Reserves tokens before they are used, so that concurrent calls are counted; null when none are left. */
  reserve(sellerId: number): Promise<Reservation | null>;
}

export interface Reservation {
  /** Replaces the reserved tokens by the number that was used. */
  settle(tokens: number): Promise<void>;
}
