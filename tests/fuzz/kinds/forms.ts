import fc, { type Arbitrary } from 'fast-check';
import { apiBase } from '../../../contracts/endpoint.ts';
import { listingForm } from '../../support/selling/listing-form.ts';
import { hostileText, mark } from '../inputs/hostile.ts';
import { boundary, formType, multipart, type Part } from '../inputs/multipart.ts';
import type { Kind } from '../kind.ts';
import { hangsUp, type Shot } from '../shot.ts';
import type { World } from '../world.ts';

/** Malformed multipart forms. */
export const forms: Kind = {
  name: 'forms',
  shots: (world) => fc.oneof(odd(world), named(world), cut(world)),
  isHeavy: true,
};

const targets = ['/remote/upload', '/user/add-product', '/user/photo-edits'].map((path) => apiBase + path);
const target = fc.constantFrom(...targets);
const field = (name: string, text: string): Part => ({ name, content: Buffer.from(text) });
const repeat = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

const fileNames = [
  ...[
    '../../etc/passwd',
    '..\\..\\boot.ini',
    '/etc/passwd',
    'C:\\con',
    'nul',
    'a\u0000.jpg',
    'a\r\nX-Odd: 1.jpg',
    'a".jpg',
    "a'; x='.jpg",
    '\u202Egpj.exe',
    '.htaccess',
    '',
  ],
  ...[
    `${'x'.repeat(10_000)}.jpg`,
    `${'字'.repeat(2000)}.jpg`,
    mark,
    'photo.php',
    'photo.svg',
    'photo.jpg.html',
    '%2e%2e%2f',
    '=?utf-8?Q?x?=',
    '\uD800.jpg',
  ],
];

/** Complete forms of the wrong shape, by name. */
function oddForms({ gallery }: World): Record<string, { body: Buffer; type?: string }> {
  const content = gallery.whole.jpeg as Buffer;
  const photo: Part = { name: 'image', fileName: 'photo.jpg', type: 'image/jpeg', content };
  const full = Object.entries(listingForm()).map(([name, value]) => field(name, String(value)));
  return {
    'nothing but the end': { body: multipart([]) },
    'no byte': { body: Buffer.alloc(0) },
    'no boundary told': { body: multipart([photo]), type: 'multipart/form-data' },
    'another boundary': { body: multipart([photo]), type: 'multipart/form-data; boundary=other' },
    'an empty boundary': { body: multipart([photo]), type: 'multipart/form-data; boundary=""' },
    'a boundary of 5000': { body: multipart([photo]), type: `multipart/form-data; boundary=${'b'.repeat(5000)}` },
    'two boundaries told': { body: multipart([photo]), type: `multipart/form-data; boundary=x; boundary=${boundary}` },
    'mixed, not a form': { body: multipart([photo]), type: `multipart/mixed; boundary=${boundary}` },
    'no end': { body: multipart([photo], '') },
    'half an end': { body: multipart([photo], `--${boundary}-`) },
    'more after the end': { body: Buffer.concat([multipart([photo]), multipart([photo])]) },
    'much before the start': {
      body: Buffer.concat([Buffer.alloc(200_000, 0x41), Buffer.from('\r\n'), multipart([photo])]),
    },
    'thousands of fields': { body: multipart(repeat(5000, (index) => field(`f${index}`, 'x'))) },
    'thousands of the same field': { body: multipart(repeat(5000, () => field('suggestedPrice', '1'))) },
    'a field of 200 kB': { body: multipart([field('productTitleEN', 'x'.repeat(200_000)), photo]) },
    'a field name of 100 kB': { body: multipart([field('x'.repeat(100_000), 'x'), photo]) },
    'a head of 100 kB': {
      body: multipart([
        { ...photo, head: `Content-Disposition: form-data; name="image"; filename="a"\r\nX: ${'y'.repeat(100_000)}` },
      ]),
    },
    'a thousand headers': {
      body: multipart([
        {
          ...photo,
          head: `Content-Disposition: form-data; name="image"; filename="a"${repeat(1000, (index) => `\r\nX-${index}: y`).join('')}`,
        },
      ]),
    },
    'no headers': { body: multipart([{ ...photo, head: '' }]) },
    'a head without name': {
      body: multipart([{ ...photo, head: 'Content-Disposition: form-data; filename="a.jpg"' }]),
    },
    'a head of another kind': {
      body: multipart([{ ...photo, head: 'Content-Disposition: attachment; name="image"; filename="a.jpg"' }]),
    },
    'a broken head': { body: multipart([{ ...photo, head: 'Content-Disposition: form-data; name="image' }]) },
    'a coded part': {
      body: multipart([
        {
          ...photo,
          head: 'Content-Disposition: form-data; name="image"; filename="a"\r\nContent-Transfer-Encoding: base64',
        },
      ]),
    },
    'an odd charset': {
      body: multipart([
        {
          ...field('productTitleEN', 'x'),
          head: 'Content-Disposition: form-data; name="productTitleEN"\r\nContent-Type: text/plain; charset=odd',
        },
        photo,
      ]),
    },
    'a file name in two spellings': {
      body: multipart([
        { ...photo, head: `Content-Disposition: form-data; name="image"; filename="a"; filename*=utf-8''%00%ff..%2f` },
      ]),
    },
    'two files': { body: multipart([photo, photo]) },
    'twenty files': { body: multipart(repeat(20, () => photo)) },
    'a file of another name': { body: multipart([{ ...photo, name: 'photo' }]) },
    'a field for a file': { body: multipart([field('image', 'not a file')]) },
    'a file for a field': { body: multipart([...full, { ...photo, name: 'productTitleEN' }, photo]) },
    'an empty file': { body: multipart([{ ...photo, content: Buffer.alloc(0) }]) },
    'a file of 16 MB': { body: multipart([{ ...photo, content: Buffer.alloc(16 * 1024 * 1024, 0xff) }]) },
    'a form in a form': {
      body: multipart([
        {
          ...photo,
          head: 'Content-Disposition: form-data; name="image"\r\nContent-Type: multipart/mixed; boundary=in',
          content: Buffer.from('--in\r\nContent-Disposition: file; filename="a.jpg"\r\n\r\nx\r\n--in--'),
        },
      ]),
    },
    'names of prototypes': {
      body: multipart([
        field('__proto__', 'x'),
        field('constructor', 'x'),
        field('toString', 'x'),
        field('hasOwnProperty', 'x'),
        photo,
      ]),
    },
    'a file named as a prototype': { body: multipart([{ ...photo, name: '__proto__' }, photo]) },
    'JSON called a form': { body: Buffer.from('{}') },
    'lines of other systems': {
      body: Buffer.from(
        multipart([field('a', 'b')])
          .toString('latin1')
          .replaceAll('\r\n', '\n'),
        'latin1',
      ),
    },
    'a whole listing': { body: multipart([...full, photo]) },
  };
}

function odd(world: World): Arbitrary<Shot> {
  const all = Object.entries(oddForms(world));
  return fc
    .record({ to: target, form: fc.constantFrom(...all) })
    .map(({ to, form: [note, { body, type = formType }] }) => post(to, body, { note, type }));
}

/** Hostile names and values in an otherwise valid form. */
function named({ gallery }: World): Arbitrary<Shot> {
  const content = gallery.whole.jpeg as Buffer;
  return fc
    .record({
      to: target,
      fileName: fc.oneof(fc.constantFrom(...fileNames), hostileText),
      fieldName: fc.option(hostileText),
      key: fc.constantFrom(...Object.keys(listingForm())),
      value: hostileText,
    })
    .map(({ to, fileName, fieldName, key, value }) => {
      const values = { ...listingForm(), [key]: value };
      const fields = Object.entries(values).map(([name, text]) => field(name, String(text)));
      const extra = fieldName === null ? [] : [field(fieldName, value)];
      return post(to, multipart([...fields, ...extra, { name: 'image', fileName, type: 'image/jpeg', content }]), {
        note: `${fileName.slice(0, 40)} ${key}=${value.slice(0, 60)}`,
      });
    });
}

/** A valid form whose transfer contradicts its headers. */
function cut({ gallery }: World): Arbitrary<Shot> {
  const body = multipart([
    field('productTitleEN', 'x'),
    { name: 'image', fileName: 'a.jpg', content: gallery.whole.jpeg as Buffer },
  ]);
  return fc
    .record({ to: target, framing: fc.constantFrom('chunked', 'slow', 'cut off', 'too short', 'too long') })
    .map(({ to, framing }) => ({
      ...post(to, body, { note: 'a plain form' }),
      framing,
      mayEnd: hangsUp({ framing } as Shot) || framing === 'too short',
    }));
}

function post(to: string, body: Buffer, { note, type = formType }: { note: string; type?: string }): Shot {
  return { method: 'POST', target: to, caller: 'seller', headers: [['Content-Type', type]], body, note };
}
