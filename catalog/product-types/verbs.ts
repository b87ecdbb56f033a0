import written from '../../data/catalog/uses.json' with { type: 'json' };

/** What a person does with a thing; `data/catalog/uses.json` has the verb in each language. */
export type WayOfUse = keyof typeof written.uses;
