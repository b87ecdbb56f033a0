/** What ordinary new goods of one kind sell for online, in whole US dollars: [low, high]. */
export type PriceRange = [low: number, high: number];

export type PriceRanges = Record<number, PriceRange>;
