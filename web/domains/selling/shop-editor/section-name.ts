import type { OwnSection } from '../../../../contracts/marketplace/shop-sections.ts';

/** A section's name as its seller wrote it. */
export const nameOf = ({ names, language }: OwnSection): string => names[language]?.text ?? '';
