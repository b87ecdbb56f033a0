import type { SectionKinds } from './kind.ts';
import { deskOrganisation } from './office-supplies/desk-organisation.ts';
import { filingBinding } from './office-supplies/filing-binding.ts';
import { mailingPacking } from './office-supplies/mailing-packing.ts';
import { officeFurniture } from './office-supplies/office-furniture.ts';
import { officeMachinesCalculators } from './office-supplies/office-machines-calculators.ts';
import { paperNotebooks } from './office-supplies/paper-notebooks.ts';
import { presentationBoards } from './office-supplies/presentation-boards.ts';
import { schoolArtSupplies } from './office-supplies/school-art-supplies.ts';
import { writingInstruments } from './office-supplies/writing-instruments.ts';

export const officeSuppliesKinds: readonly SectionKinds[] = [
  writingInstruments,
  paperNotebooks,
  deskOrganisation,
  filingBinding,
  officeMachinesCalculators,
  schoolArtSupplies,
  presentationBoards,
  mailingPacking,
  officeFurniture,
];
