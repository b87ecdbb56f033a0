import { fastenersHardware } from './industrial-scientific/fasteners-hardware.ts';
import { handTools } from './industrial-scientific/hand-tools.ts';
import { labEquipmentGlassware } from './industrial-scientific/lab-equipment-glassware.ts';
import { materialHandlingPackaging } from './industrial-scientific/material-handling-packaging.ts';
import { measuringTesting } from './industrial-scientific/measuring-testing.ts';
import { medicalDentalSupplies } from './industrial-scientific/medical-dental-supplies.ts';
import { powerTools } from './industrial-scientific/power-tools.ts';
import { pumpsElectricalPneumatics } from './industrial-scientific/pumps-electrical-pneumatics.ts';
import { safetyProtectiveGear } from './industrial-scientific/safety-protective-gear.ts';
import type { SectionKinds } from './kind.ts';

export const industrialScientificKinds: readonly SectionKinds[] = [
  handTools,
  powerTools,
  measuringTesting,
  labEquipmentGlassware,
  safetyProtectiveGear,
  fastenersHardware,
  materialHandlingPackaging,
  pumpsElectricalPneumatics,
  medicalDentalSupplies,
];
