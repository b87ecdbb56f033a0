import { type InEveryLanguage, languages } from '../../contracts/languages.ts';
import { codeOf, compileGroup } from './compile-group.ts';
import { shapeOf } from './message-shape.ts';
import type { SourceGroup } from './source-groups.ts';

/** The module of a group: its messages in every locale, and the arguments that each of them needs as a type. */
export function moduleCode(group: string, messages: InEveryLanguage<SourceGroup>): string {
  const name = group.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const types = Object.keys(messages.en).map((key) => typeOf(key, messages));
  const locales = languages.map((locale) => `  '${locale}': ${codeOf(compileGroup(group, locale, messages[locale]))},`);
  return `// Compiled from data/messages: change the messages there.
import { defineMessages } from '../define-messages.ts';

export const ${name}Text = defineMessages<{
${types.join('\n')}
}>({
${locales.join('\n')}
});
`;
}

/** The English sentence stands above the key, so that an editor shows it. */
function typeOf(key: string, messages: InEveryLanguage<SourceGroup>): string {
  const english = messages.en[key] ?? '';
  const shapes = languages.map((locale) => shapeOf(messages[locale][key] ?? ''));
  const values = [...shapeOf(english).arguments.keys()].map((argument) => {
    // Some languages count where English does not.
    const isNumber = shapes.some((shape) => shape.arguments.get(argument) === 'number');
    return `${argument}: ${isNumber ? 'number' : 'string | number'}`;
  });
  return `  /** ${english.replaceAll('*/', '* /')} */\n  '${key}': { ${values.join('; ')} };`;
}
