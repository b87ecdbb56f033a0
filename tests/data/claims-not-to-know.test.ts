import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { InEveryLanguage, Language } from '../../contracts/languages.ts';
import { languages } from '../../contracts/languages.ts';

/** Words by which a text would say that the software itself does not know something. */
const claims: InEveryLanguage<RegExp> = {
  en: /\b(software|system|server|snapbazaar|page) (does not|doesn’t|cannot|do not) know\b/i,
  th: /(ซอฟต์แวร์|ระบบ)[^.]{0,20}ไม่(มีข้อมูล|ทราบ|รู้(?!จัก))/,
  zh: /(软件|系统)[^。]{0,6}(不知道|无法得知|不清楚)/,
  vi: /(phần mềm|hệ thống) (không|chưa) (biết|rõ|có sẵn)/i,
  es: /(software|sistema|servidor) no (sabe|conoce|incluye esa)/i,
  ja: /(ソフトウェア|システム)[^。]{0,12}(把握していない|把握しておりません|分かりません|わかりません)/,
  ko: /(소프트웨어|시스템)[^.]{0,20}(모르|알지 못|저장되어 있지 않)/,
};

test.each<Language>([...languages])('no text in %s says that the software does not know something', (language) => {
  const folder = `data/messages/${language}`;
  const texts = readdirSync(folder).flatMap((file) => readFileSync(`${folder}/${file}`, 'utf8').split('\n'));
  expect(texts.filter((text) => claims[language].test(text))).toEqual([]);
});
