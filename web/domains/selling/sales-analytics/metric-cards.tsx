import { Badge } from '../../../ui/display/badge.tsx';
import type { Metric } from './metric.ts';

export function MetricCards({ metrics }: { metrics: Metric[] }) {
  return (
    <dl className="grid grid-cols-2 gap-2.5 sm:gap-3.5 md:grid-cols-3 xl:grid-cols-5">
      {metrics.map(({ id, name, value, note, change }) => (
        <div key={id} className="flex min-w-0 flex-col rounded-card border border-line bg-surface p-4 shadow-soft">
          <dt className="text-caption text-muted">{name}</dt>
          <dd className="mt-1.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-1.5">
            <span className="font-bold font-heading text-subtitle leading-tight">{value}</span>
            {change && <Badge tone={change.isGood ? 'good' : 'bad'}>{change.text}</Badge>}
          </dd>
          {note && <dd className="mt-1.5 text-muted text-xs">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
