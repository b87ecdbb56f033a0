/** The most options of a listing, the most values of one, and the most variants. */
export const maxOptions = 3;
export const maxOptionValues = 100;
export const maxVariants = 100;

/** The longest name of an option or of a value, and the longest SKU. */
export const optionNameLength = 60;
export const skuLength = 60;

/** What a variant whose units are not counted adds to the stock of its listing, which is a number to all who read it. */
export const uncountedUnits = 999;

/** What the variants of a listing differ in: known options and values by their ids, others as the seller wrote them. */
export interface StoredOption {
  name: string;
  values: string[];
}
