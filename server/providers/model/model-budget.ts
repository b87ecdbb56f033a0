/** How much of the model endpoint may still be used today, by one seller and by all of them together. */
export interface ModelBudget {
  /** Sets tokens aside before they are used, so that calls at the same time count each other; null when none are left. */
  reserve(sellerId: number): Promise<Reservation | null>;
}

export interface Reservation {
  /** Puts what was really used in place of what was set aside. */
  settle(tokens: number): Promise<void>;
}
