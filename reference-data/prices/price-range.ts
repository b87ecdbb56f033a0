/** Usual online price of new goods of one leaf category, in whole US dollars: [low, high]. */
export type PriceRange = [low: number, high: number];
