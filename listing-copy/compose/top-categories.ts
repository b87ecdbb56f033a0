/** The top categories that texts treat in their own way, by their ids in the tree of categories. */
export const topCategories = {
  gadgets: 1000,
  clothes: 2000,
  home: 3000,
  automotive: 4000,
  sports: 5000,
  beauty: 6000,
  media: 8000,
  jewelry: 9000,
  office: 12_000,
  industrial: 13_000,
  software: 14_000,
  electronics: 15_000,
} as const;

/** The id of a leaf category's top category, which the thousands of its own id tell. */
export const topCategoryOf = ({ categoryId }: { categoryId: number }): number => Math.floor(categoryId / 1000) * 1000;
