const digitsOf = (text: string) => [...text].map(Number);
const weighted = (digits: readonly number[], weights: readonly number[]) =>
  digits.reduce((sum, digit, place) => sum + digit * (weights[place % weights.length] ?? 0), 0);

/** The letters of a UPS number count from A = 2. */
const upsValue = (letter: string) => (/\d/.test(letter) ? Number(letter) : (letter.charCodeAt(0) - 63) % 10);

function isS10(number: string): boolean {
  const left = 11 - (weighted(digitsOf(number.slice(2, 10)), [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return Number(number[10]) === (left === 10 ? 0 : left === 11 ? 5 : left);
}

/** Whether the check digit of a number is right, by the rule of its form. */
export const checkDigits = {
  s10: isS10,
  mod7: (number: string) => Number(BigInt(number.slice(0, -1)) % 7n) === Number(number.at(-1)),
  mod10: (number: string) => weighted(digitsOf(number).reverse(), [1, 3]) % 10 === 0,
  fedex12: (number: string) => (weighted(digitsOf(number.slice(0, 11)), [3, 1, 7]) % 11) % 10 === Number(number.at(-1)),
  ups(number: string) {
    const sum = weighted([...number.slice(2, -1)].map(upsValue), [1, 2]);
    return (10 - (sum % 10)) % 10 === Number(number.at(-1));
  },
};
