import { bathBody } from './beauty-personal-care/bath-body.ts';
import { fragrance } from './beauty-personal-care/fragrance.ts';
import { hairCareStyling } from './beauty-personal-care/hair-care-styling.ts';
import { healthWellness } from './beauty-personal-care/health-wellness.ts';
import { makeUp } from './beauty-personal-care/make-up.ts';
import { nails } from './beauty-personal-care/nails.ts';
import { oralCare } from './beauty-personal-care/oral-care.ts';
import { shavingMensCare } from './beauty-personal-care/shaving-mens-care.ts';
import { skinCare } from './beauty-personal-care/skin-care.ts';
import type { SectionKinds } from './kind.ts';

export const beautyPersonalCareKinds: readonly SectionKinds[] = [
  makeUp,
  skinCare,
  hairCareStyling,
  fragrance,
  nails,
  shavingMensCare,
  oralCare,
  bathBody,
  healthWellness,
];
