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
    image(bytes: Buffer, x: number, y: number, options: { fit: [number, number] }): this;
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
    path: { toSVG(): string };
  }

  export type FontFeatures = Record<string, boolean>;

  export interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number; yOffset: number }[];
  }

  export interface Font {
    unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number, characters?: number[]): Glyph;
    /** Added by ours: the outline of a glyph, decoded once. */
    outlineOf(id: number): string;
    layout(text: string, features?: FontFeatures, script?: string): GlyphRun;
  }

  export function create(bytes: Buffer): Font;
}
