import { expect, test } from 'vitest';
import { languages } from '../../contracts/languages.ts';
import { composeListing } from './compose.ts';

const said = [
  { id: 'storage', value: 128, unit: 'GB' },
  { id: 'sim-lock', value: 'unlocked', unit: null },
  { label: 'Engraving', value: 'Anna' },
];

test('what the seller says of the goods stands first in every description, in its language', () => {
  const texts = composeListing({ categoryId: 1201, colours: ['black'], said });
  const firstLines = languages.map((language) => texts[language].description.split('\n').slice(0, 2).join(' / '));
  expect(firstLines).toEqual([
    'Storage: 128 GB / SIM lock: Unlocked',
    'ความจุ: 128 GB / การล็อกซิม: ปลดล็อกแล้ว',
    '存储容量：128 GB / 网络锁：无锁',
    'Dung lượng lưu trữ: 128 GB / Khóa mạng: Không khóa mạng',
    'Almacenamiento: 128 GB / Bloqueo de operador: Libre',
    'ストレージ：128 GB / SIMロック：SIMフリー',
    '저장 용량: 128 GB / 통신사 잠금: 언락',
  ]);
  for (const language of languages) expect(texts[language].description).toContain('Anna');
});

test('a description without it is what it was', () => {
  const facts = { categoryId: 1201, colours: ['black'] as const };
  expect(composeListing({ ...facts, said: [] })).toEqual(composeListing(facts));
});
