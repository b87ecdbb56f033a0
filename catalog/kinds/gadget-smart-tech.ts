import { audio } from './gadget-smart-tech/audio.ts';
import { camerasDrones } from './gadget-smart-tech/cameras-drones.ts';
import { computersTablets } from './gadget-smart-tech/computers-tablets.ts';
import { gaming } from './gadget-smart-tech/gaming.ts';
import { networking } from './gadget-smart-tech/networking.ts';
import { phonesWearables } from './gadget-smart-tech/phones-wearables.ts';
import { powerCables } from './gadget-smart-tech/power-cables.ts';
import { smartHome } from './gadget-smart-tech/smart-home.ts';
import { tvVideoProjection } from './gadget-smart-tech/tv-video-projection.ts';
import type { SectionKinds } from './kind.ts';

export const gadgetSmartTechKinds: readonly SectionKinds[] = [
  computersTablets,
  phonesWearables,
  audio,
  camerasDrones,
  smartHome,
  gaming,
  networking,
  powerCables,
  tvVideoProjection,
];
