import { describe, expect, test } from 'vitest';
import { fold, looseForm, normalizeText } from './fold.ts';
import { englishPlural, spanishStem } from './stems.ts';

describe('folding', () => {
  test.each([
    ['  ＵＳＢ  Cable ', 'usb cable'],
    ['Đèn bàn', 'den ban'],
    ['Cámara', 'camara'],
    ['men’s', 'mens'],
    ['ﾍｯﾄﾞﾎﾝ', 'へっどほん'],
    ['ヘッドホン', 'へっどほん'],
    ['น้ํา', 'น้ำ'],
    ['헤드폰', '헤드폰'],
  ])('reads %s as %s', (text, folded) => {
    expect(fold(text)).toBe(normalizeText(folded));
  });

  test('keeps Thai tones, which only the loose form leaves out', () => {
    expect(fold('ข้าว')).not.toBe(fold('ขาว'));
    expect(looseForm(fold('ข้าว'))).toBe(looseForm(fold('ขาว')));
  });
});

describe('a Spanish stem', () => {
  test.each([
    ['coches', 'coche'],
    ['camiones', 'camion'],
    ['luces', 'luz'],
    ['lapices', 'lapiz'],
    ['gafas', 'gafa'],
    ['pies', 'pie'],
  ])('is the same for %s and %s', (many, one) => {
    expect(spanishStem(many)).toBe(spanishStem(one));
  });

  test('keeps the gender, which makes another thing', () => {
    expect(spanishStem('gorra')).not.toBe(spanishStem('gorro'));
  });
});

describe('an English plural', () => {
  test.each([
    ['air fryer', 'air fryers'],
    ['kitchen knife', 'kitchen knives'],
    ['baby', 'babies'],
    ['toy', 'toys'],
    ['brush', 'brushes'],
    ['computer mouse', 'computer mice'],
    ['TV', 'TVs'],
    ['GPS', 'GPS'],
  ])('of %s is %s', (one, many) => {
    expect(englishPlural(one)).toBe(many);
  });
});
