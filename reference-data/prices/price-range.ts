/** Usual online price of new goods of one leaf, in whole US dollars: [low, high]. */
export type PriceRange = [low: number, high: number];
