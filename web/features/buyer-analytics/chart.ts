export interface ChartPoint {
  day: string;
  values: Record<string, number>;
}

export interface ChartLine {
  name: string;
  tone: 'brand' | 'ai';
}
