import written from '../../data/catalog/attributes/materials.json' with { type: 'json' };

/** Materials that texts and searches know; listing copy says how each language writes them. */
export type MaterialId = keyof typeof written.values;

export const materialIds = Object.keys(written.values) as MaterialId[];
