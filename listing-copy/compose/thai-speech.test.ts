import { expect, test } from 'vitest';
import { composeListing } from './compose.ts';
import { inThaiSpeech } from './thai-speech.ts';

const particles = /(?:ค่ะ|คะ|ครับ)(?![\u0E00-\u0E7F])/u;
const textsIn = (thaiSpeech?: 'neutral' | 'female' | 'male') =>
  (['new', 'used-good', 'like-new'] as const).flatMap((condition) =>
    [0, 1, 2, 3, 4].map(
      (variant) => composeListing({ categoryId: 3303, colours: ['blue'], condition }, { variant, thaiSpeech }).th,
    ),
  );

test('Thai texts have no particle that tells a woman from a man, unless the seller chose one', () => {
  for (const { title, description } of [...textsIn(), ...textsIn('neutral')]) {
    expect(title + description).not.toMatch(particles);
  }
});

test('Thai texts of a man end with ครับ where those of a woman end with ค่ะ or คะ', () => {
  const [woman, man] = [textsIn('female'), textsIn('male')];
  expect(woman.some(({ description }) => /(?:ค่ะ|คะ)(?![\u0E00-\u0E7F])/u.test(description))).toBe(true);
  for (const [at, { description }] of man.entries()) {
    expect(description).not.toMatch(/(?:ค่ะ|คะ)(?![\u0E00-\u0E7F])/u);
    expect(particles.test(description)).toBe(particles.test(woman[at]?.description ?? ''));
  }
});

test.each(['neutral', 'male'] as const)('Thai texts in %s speech keep the word for yoga whole', (speech) => {
  expect(inThaiSpeech('เสื่อโยคะ สีฟ้า ใส่เล่นโยคะ', speech)).toBe('เสื่อโยคะ สีฟ้า ใส่เล่นโยคะ');
});
