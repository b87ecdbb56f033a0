/** The names of the aisles, as the category tree has them. Apart from it, because every page shows them. */
export const aisles = {
  a1000: 'Gadget & Smart Tech',
  a2000: 'Clothing Shoe & Fashion',
  a3000: 'Home & Kitchen',
  a4000: 'Automotive',
  a5000: 'Sports & Outdoors',
  a6000: 'Beauty & Personal Care',
  a7000: 'Toys & Games',
  a8000: 'Movie Book & Music',
  a9000: 'Jewelry & Watches',
  a10000: 'Baby & Kids',
  a11000: 'Pet Supplies',
  a12000: 'Office Supplies',
  a13000: 'Industrial & Scientific',
  a14000: 'Program & Software',
  a15000: 'Electronics DIY',
} as const;
