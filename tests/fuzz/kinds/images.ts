import fc, { type Arbitrary } from 'fast-check';
import { apiBase } from '../../../contracts/endpoint.ts';
import { pictureFormats, pictureWidths } from '../../../contracts/marketplace/pictures.ts';
import { groundIds } from '../../../contracts/selling/photo-edits.ts';
import { listingForm } from '../../support/selling/listing-form.ts';
import type { Answer } from '../answers.ts';
import type { Gallery } from '../inputs/gallery.ts';
import { formType, multipart } from '../inputs/multipart.ts';
import type { Kind } from '../kind.ts';
import type { Shot } from '../shot.ts';

/** Corrupt, huge and fake pictures; accepted ones are then processed further. */
export const images: Kind = {
  name: 'images',
  shots: ({ gallery }) => {
    const picture = fc.oneof(oddPictures(gallery), brokenPictures(gallery));
    return fc
      .record({ picture, way: fc.constantFrom(...ways), called: fc.constantFrom(...names), step: fc.nat(1000) })
      .map(({ picture: [note, content], way, called, step }) =>
        way(content, `${note} as ${called.fileName}`, called, step),
      );
  },
  isHeavy: true,
};

interface Called {
  fileName: string;
  type: string;
}

const names: Called[] = [
  { fileName: 'photo.jpg', type: 'image/jpeg' },
  { fileName: 'photo.png', type: 'image/png' },
  { fileName: 'photo.svg', type: 'image/svg+xml' },
  { fileName: 'photo.html', type: 'text/html' },
  { fileName: 'photo', type: 'application/octet-stream' },
];

type Picture = [string, Buffer];

function oddPictures({ odd, whole }: Gallery): Arbitrary<Picture> {
  return fc.constantFrom(...Object.entries(odd), ...Object.entries(whole));
}

/** Valid pictures truncated, with flipped bytes, or with a part removed. */
function brokenPictures({ whole }: Gallery): Arbitrary<Picture> {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  return fc
    .record({
      picture: fc.constantFrom(...Object.entries(whole)),
      how: fc.constantFrom('cut', 'turned', 'holed'),
      share,
      bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
    })
    .map(({ picture: [name, content], how, share: part, bytes }) => {
      const at = Math.floor(part * (content.length - 1));
      if (how === 'cut') return [`${name} cut at ${at}`, content.subarray(0, at)];
      if (how === 'holed')
        return [
          `${name} holed at ${at}`,
          Buffer.concat([content.subarray(0, at), content.subarray(at + bytes.length * 20)]),
        ];
      const turned = Buffer.from(content);
      turned.set(bytes.subarray(0, turned.length - at), at);
      return [`${name} turned at ${at}`, turned];
    });
}

type Way = (content: Buffer, note: string, called: Called, step: number) => Shot;

const post = (path: string, content: Buffer, note: string, called: Called, fields: object = {}): Shot => ({
  method: 'POST',
  target: apiBase + path,
  caller: 'seller',
  headers: [['Content-Type', formType]],
  body: multipart([
    ...Object.entries(fields).map(([name, value]) => ({ name, content: Buffer.from(String(value)) })),
    { name: 'image', content, ...called },
  ]),
  note,
});

const ways: Way[] = [
  (content, note, called) => post('/remote/upload', content, note, called),
  (content, note, called) =>
    post('/user/add-product', content, note, called, {
      ...listingForm(),
      publish_key: note.replace(/\W/g, '-').slice(0, 90),
    }),
  (content, note, called, step) => ({
    ...post('/user/photo-edits', content, note, called),
    next: (answer) => workOn(answer, step, note),
  }),
];

/** The calls a seller makes with an accepted photo. */
function workOn(answer: Answer, step: number, note: string): Shot | null {
  if (answer.status !== 200) return null;
  const { photo } = JSON.parse(answer.body.toString());
  const own = { caller: 'seller' as const, note };
  const [width, format] = [pictureWidths[step % pictureWidths.length], pictureFormats[step % pictureFormats.length]];
  const steps: Shot[] = [
    { method: 'POST', target: `${apiBase}/user/photo-edits/${photo.id}/enhance`, ...own },
    {
      ...{ method: 'POST', target: `${apiBase}/user/photo-edits/${photo.id}/background`, ...own },
      headers: [['Content-Type', 'application/json']],
      body: Buffer.from(
        JSON.stringify(step % 2 ? { ground: groundIds[step % groundIds.length] } : { backdrop_id: photo.id }),
      ),
    },
    { method: 'GET', target: `/uploads/${width}/${photo.id}.${format}`, note },
    { method: 'GET', target: photo.address, note },
  ];
  return steps[step % steps.length] ?? null;
}
