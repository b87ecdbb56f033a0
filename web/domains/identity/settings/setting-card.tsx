import type { ReactNode } from 'react';
import { classes } from '../../../ui/buttons/classes.ts';
import { Card } from '../../../ui/display/card.tsx';

interface SettingCardProps {
  id?: string;
  title: string;
  text: string;
  isDangerous?: boolean;
  children: ReactNode;
}

/** One group of settings: the description on the left, the controls on the right. */
export function SettingCard({ id, title, text, isDangerous, children }: SettingCardProps) {
  return (
    <Card
      id={id}
      className="grid scroll-mt-6 grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-4 md:grid-cols-[16rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className={classes('text-lg', isDangerous && 'text-bad')}>{title}</h2>
        <p className="mt-1.5 text-muted text-sm">{text}</p>
      </div>
      <div className="flex flex-col items-start gap-4">{children}</div>
    </Card>
  );
}
