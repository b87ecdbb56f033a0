/** How much of the model endpoint a seller may still use. */
export interface ModelBudget {
  mayUse(sellerId: number): Promise<boolean>;
  add(sellerId: number, tokens: number): Promise<void>;
}
