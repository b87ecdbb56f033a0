/** What is counted by day. */
export type ChartFigure = 'revenue' | 'purchases' | 'views' | 'cardClicks' | 'favorites' | 'adPictures';

export interface ChartPoint {
  day: string;
  values: Partial<Record<ChartFigure, number>>;
}

export interface ChartLine {
  figure: ChartFigure;
  tone: 'brand' | 'ai';
}
