/** The cards of the sandbox and what each does; any future expiry date and any security code will do. */
export const testCards = [
  { number: '4242 4242 4242 4242', outcome: 'paid' },
  { number: '4000 0000 0000 0002', outcome: 'declined' },
  { number: '4000 0000 0000 3220', outcome: 'code' },
  { number: '4000 0000 0000 0259', outcome: 'disputed' },
  { number: '4000 0000 0000 0119', outcome: 'no_answer' },
] as const;

export type TestCardOutcome = (typeof testCards)[number]['outcome'];

/** The challenge of the sandbox takes six digits that end in 0, and refuses all others. */
export function isRightTestCode(code: string): boolean {
  return /^\d{5}0$/.test(code.normalize('NFKC').replace(/\s/g, ''));
}
