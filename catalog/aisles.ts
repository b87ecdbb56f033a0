/** A top-level category as shown on tiles; separate from the tree because every page loads it. */
export interface AisleTile {
  id: number;
  name: string;
  /** File name, without extension, of its 3D icon in @lobehub/fluent-emoji-3d. */
  object: string;
  /** Background colour of its tile, header and placeholder. */
  ground: { light: string; dark: string };
}

/** The fifteen aisles in display order. The tree has their names in seven languages. */
export const aisles: readonly AisleTile[] = [
  { id: 1000, name: 'Gadget & Smart Tech', object: '1f4bb', ground: { light: '#e3edff', dark: '#1e2b45' } },
  { id: 2000, name: 'Clothing Shoe & Fashion', object: '1f45f', ground: { light: '#ffe6ef', dark: '#43202f' } },
  { id: 3000, name: 'Home & Kitchen', object: '1f373', ground: { light: '#ffefd1', dark: '#40301a' } },
  { id: 4000, name: 'Automotive', object: '1f697', ground: { light: '#ffe3dc', dark: '#44251d' } },
  { id: 5000, name: 'Sports & Outdoors', object: '26bd', ground: { light: '#e0f6e3', dark: '#1b3722' } },
  { id: 6000, name: 'Beauty & Personal Care', object: '1f484', ground: { light: '#fde4f1', dark: '#412036' } },
  { id: 7000, name: 'Toys & Games', object: '1f9f8', ground: { light: '#eee6ff', dark: '#2e2348' } },
  { id: 8000, name: 'Movie Book & Music', object: '1f3b8', ground: { light: '#fff3c4', dark: '#3b3215' } },
  { id: 9000, name: 'Jewelry & Watches', object: '1f48d', ground: { light: '#e2f3f8', dark: '#1a3540' } },
  { id: 10000, name: 'Baby & Kids', object: '1f37c', ground: { light: '#e4f0ff', dark: '#1d2f47' } },
  { id: 11000, name: 'Pet Supplies', object: '1f415', ground: { light: '#f4ead9', dark: '#382c1d' } },
  { id: 12000, name: 'Office Supplies', object: '270f-fe0f', ground: { light: '#e6ebf5', dark: '#252c3d' } },
  { id: 13000, name: 'Industrial & Scientific', object: '1f52c', ground: { light: '#ddf5ee', dark: '#17372f' } },
  { id: 14000, name: 'Program & Software', object: '1f4bf', ground: { light: '#eae8fc', dark: '#28254a' } },
  { id: 15000, name: 'Electronics DIY', object: '1f50b', ground: { light: '#e6f6d8', dark: '#263a18' } },
];

/** The aisle with this id, or null. */
export function findAisleTile(id: number | string): AisleTile | null {
  return aisles.find((aisle) => String(aisle.id) === String(id)) ?? null;
}
