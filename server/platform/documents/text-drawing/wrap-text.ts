/** Lines of about this many halves of a full-width character; words stay whole in every script. */
export function wrapText(text: string, locale: string, halvesOnLine: number): string[] {
  const segmenter = new Intl.Segmenter(locale, { granularity: 'word' });
  return text.split(/\r?\n/).flatMap((paragraph) => {
    const lines = [''];
    for (const { segment } of segmenter.segment(paragraph)) {
      const line = lines.at(-1) ?? '';
      if (line !== '' && halvesOf(line + segment) > halvesOnLine) lines.push(segment.trimStart());
      else lines[lines.length - 1] = line + segment;
    }
    return lines.map((line) => line.trimEnd()).filter((line) => line !== '');
  });
}

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;
const halvesOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (wide.test(character) ? 2 : 1), 0);
