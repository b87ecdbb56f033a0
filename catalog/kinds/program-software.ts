import type { SectionKinds } from './kind.ts';
import { designPhoto } from './program-software/design-photo.ts';
import { developerTools } from './program-software/developer-tools.ts';
import { educationLanguageLearning } from './program-software/education-language-learning.ts';
import { gamesSoftware } from './program-software/games-software.ts';
import { officeBusiness } from './program-software/office-business.ts';
import { operatingSystemsUtilities } from './program-software/operating-systems-utilities.ts';
import { securityAntivirus } from './program-software/security-antivirus.ts';
import { templatesDigitalAssets } from './program-software/templates-digital-assets.ts';
import { videoAudio } from './program-software/video-audio.ts';

export const programSoftwareKinds: readonly SectionKinds[] = [
  officeBusiness,
  designPhoto,
  videoAudio,
  securityAntivirus,
  operatingSystemsUtilities,
  educationLanguageLearning,
  gamesSoftware,
  developerTools,
  templatesDigitalAssets,
];
