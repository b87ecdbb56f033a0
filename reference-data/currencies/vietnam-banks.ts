import written from '../../data/reference/vietnam-banks.json' with { type: 'json' };

/** Banks of Vietnam that take transfers through NAPAS, by the BIN that VietQR codes name them with; as of 2026-11. */
export const vietnamBanks = written.banks;

/** The name of a bank, or null where no bank has this BIN. */
export function findVietnamBank(bin: string): string | null {
  return vietnamBanks.find((bank) => bank.bin === bin)?.name ?? null;
}
