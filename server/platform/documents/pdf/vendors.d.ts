/** As much of these libraries as is used; they bring no types. */
declare module 'pdfkit' {
  interface TextOptions {
    lineBreak?: boolean;
    baseline?: 'alphabetic';
    features?: Record<string, boolean>;
    /** In percent. */
    horizontalScaling?: number;
  }

  export default class PdfDocument {
    constructor(options: { size: [number, number]; margin: number; info: Record<string, string> });
    on(event: 'data', listener: (chunk: Buffer) => void): this;
    on(event: 'end', listener: () => void): this;
    addPage(options: { size: [number, number]; margin: number }): this;
    registerFont(name: string, font: object): this;
    font(name: string): this;
    fontSize(size: number): this;
    widthOfString(text: string, options?: Pick<TextOptions, 'features'>): number;
    markContent(tag: 'Span', options: { actual: string }): this;
    endMarkedContent(): this;
    text(text: string, x: number, y: number, options: TextOptions): this;
    fillColor(colour: [number, number, number]): this;
    fillOpacity(opacity: number): this;
    strokeColor(colour: string): this;
    lineWidth(width: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    path(svg: string): this;
    fill(): this;
    stroke(): this;
    save(): this;
    restore(): this;
    translate(x: number, y: number): this;
    scale(x: number, y: number): this;
    end(): void;
  }
}

declare module 'fontkit' {
  interface Glyph {
    id: number;
    codePoints: number[];
    path: { translate(x: number, y: number): { toSVG(): string } };
  }

  export type FontFeatures = Record<string, boolean>;

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number, characters?: number[]): Glyph;
    layout(
      text: string,
      features?: FontFeatures,
      script?: string,
    ): {
      glyphs: Glyph[];
      positions: { xAdvance: number; xOffset: number; yOffset: number }[];
    };
  }

  export function create(bytes: Buffer): Font;
}
