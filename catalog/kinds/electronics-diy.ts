import { threeDPrintingCnc } from './electronics-diy/3d-printing-cnc.ts';
import { boardsSingleBoardComputers } from './electronics-diy/boards-single-board-computers.ts';
import { displaysLeds } from './electronics-diy/displays-leds.ts';
import { electronicComponents } from './electronics-diy/electronic-components.ts';
import { pcComponentsStorage } from './electronics-diy/pc-components-storage.ts';
import { powerBatteries } from './electronics-diy/power-batteries.ts';
import { roboticsDronesLearningKits } from './electronics-diy/robotics-drones-learning-kits.ts';
import { sensorsModules } from './electronics-diy/sensors-modules.ts';
import { solderingTools } from './electronics-diy/soldering-tools.ts';
import type { SectionKinds } from './kind.ts';

export const electronicsDiyKinds: readonly SectionKinds[] = [
  boardsSingleBoardComputers,
  sensorsModules,
  electronicComponents,
  solderingTools,
  threeDPrintingCnc,
  roboticsDronesLearningKits,
  powerBatteries,
  displaysLeds,
  pcComponentsStorage,
];
