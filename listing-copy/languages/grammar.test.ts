import { describe, expect, it } from 'vitest';
import { subCategoryProductTypes } from '../../catalog/product-types/product-types.ts';
import { composeListing } from '../compose/compose.ts';
import type { ListingFacts, SpanishRegion, TextChoice } from '../compose/facts.ts';
import { findProductType } from '../product-types/product-type-table.ts';
import type { colours } from '../words/colours.ts';
import { joinWithY } from './es.ts';

describe('English titles', () => {
  const titleOf = (id: string) => {
    const { categoryId } = findProductType(id) ?? { categoryId: 0 };
    return composeListing({ categoryId, productType: id, colours: ['red'] }).en.title;
  };

  it('put who wears an article before its color, and a color before who plays with it', () => {
    expect(titleOf('kids-tshirt')).toMatch(/^Kids’ red T-shirt/);
    expect(titleOf('womens-hoodie')).toMatch(/^Women’s red hoodie/);
    expect(titleOf('kids-kick-scooter')).toMatch(/^Red kids’ /);
  });
});

describe('Spanish lists', () => {
  it('use e instead of y before an i sound, also in quotes, but not before hie-', () => {
    expect(joinWithY('«A»', '«Ivory»')).toBe('«A» e «Ivory»');
    expect(joinWithY('aguja', 'hilo')).toBe('aguja e hilo');
    expect(joinWithY('agua', 'hielo')).toBe('agua y hielo');
    expect(joinWithY('negro', 'blanco')).toBe('negro y blanco');
  });
});

describe('Spanish titles', () => {
  const titleOf = (id: string, facts: Partial<ListingFacts>, spanish: SpanishRegion = 'spain') => {
    const { categoryId } = findProductType(id) ?? { categoryId: 0 };
    return composeListing({ categoryId, productType: id, colours: [], ...facts }, { spanish }).es.title;
  };

  it('put a colour before whom an article is for, and last where it could belong to another word', () => {
    expect(titleOf('girls-party-dress', { colours: ['brown'] })).toMatch(/^Vestido de fiesta marrón para niña/);
    expect(titleOf('baby-sound-machine', { colours: ['blue'] })).toBe('Máquina de ruido blanco para bebé, azul');
  });

  it('put a brand and spare parts’ “de repuesto” before the colour, and a text on the article last', () => {
    expect(titleOf('bike-phone-holder', { brand: 'Sony', colours: ['black'] })).toBe(
      'Soporte de móvil Sony negro para bicicleta',
    );
    expect(titleOf('motorcycle-chain', { colours: ['black'] })).toBe('Cadena de repuesto negra para moto');
    expect(titleOf('womens-t-shirt', { words: ['HELLO'] })).toBe('Camiseta para mujer con el texto «HELLO»');
  });

  it('keep a colour from what the article is for', () => {
    expect(titleOf('curling-iron', { colours: ['red'] })).toMatch(/^Rizador rojo para el pelo/);
    expect(titleOf('snow-scraper', { colours: ['transparent'] })).toBe('Rascador de hielo para coche, transparente');
    expect(titleOf('pet-hair-remover', { colours: ['olive'] })).toMatch(/^Quitapelos verde oliva para mascotas/);
    expect(titleOf('sunglasses', { colours: ['black'] })).toMatch(/^Gafas de sol negras/);
    expect(titleOf('bench-power-supply', { colours: ['yellow'], condition: 'used-good' }, 'americas')).toBe(
      'Fuente de poder de laboratorio amarilla, usada',
    );
    expect(titleOf('blue-light-glasses', { colours: ['black'], condition: 'used-good' }, 'americas')).toBe(
      'Lentes anti luz azul en color negro, usados',
    );
  });

  it('leave out an ending that the description repeats, unless a single word would remain', () => {
    expect(titleOf('umbrella', { colours: ['red'] })).toBe('Paraguas rojo');
    expect(titleOf('mug', { colours: ['red'] })).toBe('Taza roja');
    expect(titleOf('mug', {})).toBe('Taza para café y té');
  });

  it('say that vino and crema are colours where they come first or could be something else', () => {
    expect(titleOf('drinking-glass', { colours: ['burgundy', 'pink'] }, 'americas')).toMatch(/^Vaso color vino y rosa/);
    expect(titleOf('drinking-glass', { colours: ['pink', 'burgundy'] }, 'americas')).toMatch(/^Vaso rosa y color vino/);
    expect(titleOf('mug', { colours: ['beige', 'cream'] })).toMatch(/^Taza beige y crema/);
    expect(titleOf('mug', { colours: ['cream', 'beige'] })).toMatch(/^Taza color crema y beige/);
  });

  it('name no fabric after “de tela” and no piel in the Americas', () => {
    expect(titleOf('cloth-book', { material: 'polyester' })).not.toContain('poliéster');
    expect(titleOf('mary-janes', { material: 'faux-leather' }, 'americas')).toContain('de cuero sintético');
    expect(titleOf('mary-janes', { material: 'faux-leather' })).toContain('de piel sintética');
  });

  it('use the words of the buyer’s side of the ocean', () => {
    expect(titleOf('womens-t-shirt', { colours: ['brown'] }, 'americas')).toBe('Camiseta café para mujer');
    expect(titleOf('coffee-grinder', { colours: ['brown'] }, 'americas')).toBe('Molino marrón para café');
  });
});

describe('Vietnamese titles', () => {
  const titleOf = (id: string, facts: Partial<ListingFacts>) => {
    const { categoryId } = findProductType(id) ?? { categoryId: 0 };
    return composeListing({ categoryId, productType: id, colours: [], ...facts }).vi.title;
  };

  it('name the brand before a material in a clause of its own, which would otherwise be the brand’s', () => {
    const withMaterial = subCategoryProductTypes
      .flatMap(({ productTypes }) => productTypes)
      .flatMap(({ id, materials }) => materials.map((material) => titleOf(id, { brand: 'Bosch', material })));
    expect(
      withMaterial.filter((title) =>
        / (?:bằng|chất liệu|khung|bọc) (?:nhựa|gỗ|inox|sắt|nhôm|nylon|da|kính|cao su) Bosch/.test(title),
      ),
    ).toEqual([]);
    expect(withMaterial.filter((title) => /Bosch bằng /.test(title)).length).toBeGreaterThan(0);
  });

  it('name a material before who uses an article, and leather in two words only after a short noun', () => {
    expect(titleOf('nasal-aspirator', { material: 'silicone' })).toMatch(/^Dụng cụ hút mũi bằng silicone cho bé/);
    expect(titleOf('kids-sneakers', { material: 'leather' })).toMatch(/^Giày thể thao da trẻ em/);
    expect(titleOf('riding-gloves', { material: 'leather' })).toMatch(/^Găng tay da đi xe máy/);
    expect(titleOf('ankle-boots', { material: 'leather' })).toMatch(/^Bốt cổ ngắn da/);
    expect(titleOf('baby-swaddle', { material: 'bamboo' })).toMatch(/^Khăn quấn vải sợi tre cho bé/);
  });

  it('put the condition in brackets after a list of uses', () => {
    expect(titleOf('pipe-tube', { condition: 'used-good' })).toBe('Ống nước cho nhà ở, công trình (đã qua sử dụng)');
    expect(titleOf('mug', { condition: 'used-good' })).toMatch(/, đã qua sử dụng$/);
  });

  it('combine two colours of clothes and bags, and list those of other goods', () => {
    expect(titleOf('womens-t-shirt', { colours: ['black', 'white'] })).toContain('màu đen phối trắng');
    expect(titleOf('mug', { colours: ['black', 'white'] })).toContain('màu đen và trắng');
  });
});

describe('Two Thai colours', () => {
  it('are joined with what is transparent last', () => {
    const { th } = composeListing({ categoryId: 2402, colours: ['transparent', 'silver'] });
    expect(th.title).toContain('สีเงิน-ใส');
  });
});

describe('Two Chinese colours', () => {
  const pair = (first: keyof typeof colours, second: keyof typeof colours) =>
    composeListing({ categoryId: 2402, colours: [first, second] }).zh.title.split(' ')[1];

  it('are joined in the usual order', () => {
    expect(pair('white', 'black')).toBe('黑白拼色');
    expect(pair('gold', 'black')).toBe('黑金拼色');
  });

  it('are not joined where the pair means something else', () => {
    expect(pair('white', 'pink')).toBe('白色拼粉色');
    expect(pair('white', 'gold')).toBe('白色拼金色');
    expect(pair('yellow', 'gold')).toBe('黄色拼金色');
  });
});

describe('English titles', () => {
  const titleOf = (productType: string, facts: Partial<ListingFacts>, choice: TextChoice = {}) => {
    const { categoryId } = subCategoryProductTypes
      .flatMap(({ productTypes }) => productTypes)
      .find(({ id }) => id === productType) ?? { categoryId: 0 };
    return composeListing({ categoryId, productType, colours: [], ...facts }, { variant: 0, ...choice }).en.title;
  };

  it('put white after the colours that it usually follows', () => {
    expect(titleOf('mug', { colours: ['white', 'black'] })).toMatch(/^Black and white /);
    expect(titleOf('mug', { colours: ['white', 'gold'] })).toMatch(/^White and gold /);
  });

  it('put a colour after a noun that begins with one', () => {
    expect(titleOf('blue-light-glasses', { colours: ['red', 'gold'] })).toMatch(/^Blue light glasses in red and gold/);
  });

  it('say whom clothes are for first, and another name in brackets', () => {
    expect(titleOf('dress', { colours: ['red'] })).toBe('Women’s red dress');
    expect(titleOf('shogi-set', {})).toBe('Shogi set (Japanese chess)');
  });

  it('name no use after lettering, and quote no known brand', () => {
    expect(titleOf('backpack', { words: ['HELLO'] })).toBe('Backpack with “HELLO” lettering');
    expect(titleOf('coaster', { words: ['NIKE'] })).toMatch(/^NIKE /);
    expect(titleOf('coaster', { words: ['Summer Days'] })).toMatch(/^“Summer Days” /);
  });
});

it('words printed on a device begin no title, because they would read as a brand', () => {
  const board = { categoryId: 15101, colours: ['blue'], words: ['DIGITAL', 'POWER'] } as const;
  for (const { title } of Object.values(composeListing(board))) expect(title).not.toMatch(/^\W*(?:DIGITAL|POWER)/);
  const named = composeListing({ ...board, words: ['DIGITAL', 'UNO R3'] });
  for (const { title } of Object.values(named)) expect(title).not.toMatch(/^\W*DIGITAL/);
  expect(named.en.title).toContain('UNO R3');
});

describe('Titles with a material', () => {
  const spellings = [/silicone?/gi, /อะ?ลูมิเนียม/g, /อะคริลิ[กค]/g];

  it('name it once, however the noun spells it', () => {
    const titles = subCategoryProductTypes
      .flatMap(({ productTypes }) => productTypes)
      .flatMap(({ id, categoryId, materials }) =>
        materials.map((material) => composeListing({ categoryId, productType: id, colours: [], material })),
      )
      .flatMap(({ th, vi }) => [th.title, vi.title]);
    expect(titles.filter((title) => spellings.some((spelling) => (title.match(spelling)?.length ?? 0) > 1))).toEqual(
      [],
    );
  });

  it.each(['toothbrush', 'audio-cable', 'bike-helmet', 'craft-scissors'])(
    'do not say that a %s is plastic, which nobody asks',
    (id) => {
      const { categoryId } = findProductType(id) ?? { categoryId: 0 };
      const { en, th, vi, zh } = composeListing({
        categoryId,
        productType: id,
        colours: ['blue'],
        material: 'plastic',
      });
      for (const { title } of [en, th, vi, zh]) expect(title).not.toMatch(/plastic|พลาสติก|nhựa|塑料/i);
    },
  );

  it('say of which metal furniture is, but not a machine part', () => {
    const titlesOf = (id: string) => {
      const { categoryId } = findProductType(id) ?? { categoryId: 0 };
      const { en, vi, zh } = composeListing({ categoryId, productType: id, colours: [], material: 'iron' });
      return [en, vi, zh].map(({ title }) => title).join(' ');
    };
    expect(titlesOf('bench')).toMatch(/^Metal bench .*sắt .*铁制/);
    expect(titlesOf('brake-disc')).not.toMatch(/iron|metal|sắt|铁/i);
  });

  it('call a towel one of bamboo fibre', () => {
    const { categoryId } = findProductType('bath-towel') ?? { categoryId: 0 };
    const towel = composeListing({ categoryId, productType: 'bath-towel', colours: [], material: 'bamboo' });
    expect(towel.zh.title).toContain('竹纤维');
    expect(towel.zh.description).toContain('材质：竹纤维');
    expect(towel.vi.description).toContain('Chất liệu: Vải sợi tre');
  });
});

it('labels of ports and buttons stand in no text of a device, with a brand or without', () => {
  const board = { categoryId: 15101, productType: 'arduino-board', colours: ['blue'] } as const;
  for (const brand of ['Arduino', 'Seeed']) {
    for (const words of [['DIGITAL'], ['ANALOG IN', 'RESET'], ['DIGITAL (PWM~)', 'UNO R3', 'GND']]) {
      for (const { title, description } of Object.values(composeListing({ ...board, brand, words }))) {
        expect(`${title} ${description}`).not.toMatch(/DIGITAL|ANALOG IN|RESET|GND/);
        expect(title.match(/Arduino/g)?.length ?? 0).toBeLessThanOrEqual(1);
      }
    }
  }
  const uno = composeListing({ ...board, brand: 'Arduino', words: ['DIGITAL', 'UNO R3'] });
  expect(uno.en.title).toMatch(/^UNO R3 blue Arduino board/);
});
