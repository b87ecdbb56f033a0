import parcel from '@lobehub/fluent-emoji-3d/assets/1f4e6.webp';
import camera from '@lobehub/fluent-emoji-3d/assets/1f4f7.webp';
import { Heart, Search } from 'lucide-react';
import { formatDate } from '../../../../i18n/format-date.ts';
import { formatMoney } from '../../../../i18n/format-money.ts';
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Badge, SampleDataBadge } from '../../../ui/display/badge.tsx';
import { Card } from '../../../ui/display/card.tsx';
import { Logo, LogoMark } from '../../../ui/display/logo.tsx';
import { ObjectPicture } from '../../../ui/display/object-picture.tsx';
import { Carousel } from '../../../ui/navigation/carousel.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Progress } from '../../../ui/states/progress.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Spinner } from '../../../ui/states/spinner.tsx';
import { ChoiceSpecimens } from './choice-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { Specimen } from './specimen.tsx';

const tones = ['primary', 'secondary', 'quiet', 'ai', 'danger'] as const;

export function Styleguide({ theme }: { theme: string }) {
  return (
    <>
      <Specimen name={`Logo, ${theme}`}>
        <Logo /> <LogoMark className="size-12" />
      </Specimen>
      <Specimen name="Type">
        <div>
          <p className="font-extrabold font-heading text-banner leading-heading">Order anything</p>
          <p className="mt-2 font-bold font-heading text-2xl">Fresh from sellers</p>
          <p className="mt-2">Body text for reading, {formatDate('2024-01-12')}.</p>
          <p className="text-muted">Muted text for what is said beside.</p>
          <p className="mt-2 font-bold font-heading text-title">{formatMoney(4900, 'USD')}</p>
          <p lang="th">หูฟังครอบหูน้ำหนักเบา แบตเตอรี่ใช้งานได้นานถึง 40 ชั่วโมง</p>
          <p lang="vi">Tai nghe chụp tai không dây màu đen nhám</p>
        </div>
      </Specimen>
      {(['large', 'medium', 'small'] as const).map((size) => (
        <Specimen key={size} name={`Button, ${size}`}>
          {tones.map((tone) => (
            <Button key={tone} tone={tone} size={size}>
              {tone}
            </Button>
          ))}
        </Specimen>
      ))}
      <Specimen name="Button, states">
        <Button tone="primary" isBusy>
          Signin
        </Button>
        <Button tone="primary" disabled>
          Accept All
        </Button>
        <ButtonLink to="/" icon={<Heart aria-hidden="true" className="size-4.5" />}>
          As a link
        </ButtonLink>
        <IconButton label="Search" icon={Search} />
        <IconButton label="Search, outlined" icon={Search} isOutlined />
      </Specimen>
      <Specimen name="Badge">
        <SampleDataBadge />
        <Badge tone="new">New</Badge>
        <Badge tone="trending">Trending</Badge>
        <Badge tone="good">On Time</Badge>
        <Badge tone="warn">Late</Badge>
        <Badge tone="bad">Absent</Badge>
        <Badge tone="ai">Written from your photo</Badge>
        <Badge>Completed</Badge>
      </Specimen>
      <ChoiceSpecimens />
      <FieldSpecimens />
      <OverlaySpecimens />
      <Specimen name="Progress, spinner, skeleton">
        <Progress label={`Upload, ${theme}`} value={62} />
        <Progress label={`Analysis, ${theme}`} />
        <Spinner className="text-brand" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="h-5 w-24" />
      </Specimen>
      <Specimen name="Card and object picture">
        <Card className="w-full max-w-64">
          <ObjectPicture src={camera} alt="Camera" />
          <p className="mt-3 font-semibold">Create product and store</p>
        </Card>
      </Specimen>
      <Specimen name="Carousel">
        <div className="w-full px-6">
          <Carousel label={`Parcels, ${theme}`} className="[--gap:12px]">
            {Array.from({ length: 12 }, (_, place) => `Parcel ${place + 1}`).map((name) => (
              <li key={name} className="w-32">
                <button type="button" className="w-full">
                  <ObjectPicture src={parcel} alt={name} />
                </button>
              </li>
            ))}
          </Carousel>
        </div>
      </Specimen>
      <Specimen name="Empty and error">
        <div className="w-full">
          <EmptyState title="No Records" picture={parcel} action={<ButtonLink to="/">Go to Home</ButtonLink>}>
            Nothing has been listed here yet.
          </EmptyState>
          <ErrorState title="The newest products did not load" action={<Button>Try again</Button>}>
            The rest of the shop is open. Please try again in a moment.
          </ErrorState>
        </div>
      </Specimen>
    </>
  );
}
