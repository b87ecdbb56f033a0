type Ending = 'vowel' | 'consonant' | 'l';

const particles = {
  은는: ['은', '는'],
  이가: ['이', '가'],
  을를: ['을', '를'],
  과와: ['과', '와'],
  이며: ['이며', '며'],
  으로: ['으로', '로'],
} as const;

export type Particle = keyof typeof particles;

const digitEndings: readonly Ending[] = [
  'consonant',
  'l',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'l',
  'l',
  'vowel',
];

/** Adds the particle in the form that the word's last sound requires. */
export function withParticle(word: string, particle: Particle): string {
  const ending = endingOf(word);
  const [afterConsonant, afterVowel] = particles[particle];
  const closed = ending === 'consonant' || (ending === 'l' && particle !== '으로');
  return word + (closed ? afterConsonant : afterVowel);
}

function endingOf(word: string): Ending {
  const bare = word.normalize('NFC').replace(/[^\p{L}\p{N}]+$/u, '');
  const last = bare.at(-1) ?? '';
  const code = last.charCodeAt(0);
  if (code >= 0xac00 && code <= 0xd7a3) return fromJamo((code - 0xac00) % 28);
  if (/[0-9]/.test(last)) return digitEndings[Number(last)] ?? 'vowel';
  return last === 'ん' || last === 'ン' ? 'consonant' : latinEnding(bare);
}

function fromJamo(final: number): Ending {
  if (final === 0) return 'vowel';
  return final === 8 ? 'l' : 'consonant';
}

// Approximates how Korean speakers pronounce the last letters of a Latin word or acronym.
function latinEnding(word: string): Ending {
  const run = /[A-Za-z]+$/.exec(word.normalize('NFD').replace(/\p{M}/gu, ''))?.[0] ?? '';
  if (/^[A-Z]{1,4}$/.test(run) && !/[AEIOU]/.test(run.slice(0, -1))) {
    if (/[LR]$/.test(run)) return 'l';
    return /[MN]$/.test(run) ? 'consonant' : 'vowel';
  }
  if (/(?:l|le)$/i.test(run)) return 'l';
  if (/(?:[mn]|ng|me|ne)$/i.test(run)) return 'consonant';
  return /(?:^|[^aeiou])[aeiou](?:[kpt]|ck)$|oo[kp]$/i.test(run) ? 'consonant' : 'vowel';
}
