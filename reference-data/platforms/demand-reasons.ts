import type { InEveryLanguage } from '../../contracts/languages.ts';
import written from '../../data/reference/demand-reasons.json' with { type: 'json' };

export type DemandReason = keyof typeof written.reasons;

/** Reasons why a category sells in a country, as shown to sellers; general statements without figures. */
export const demandReasons: Record<DemandReason, InEveryLanguage> = written.reasons;
