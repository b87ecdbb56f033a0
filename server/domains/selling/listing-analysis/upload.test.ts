import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { applicationHeader } from '../../../../contracts/client/application.ts';
import type { Api } from '../../../../contracts/client/client.ts';
import { signUpSeller } from '../../../../contracts/identity/accounts.ts';
import { uploadPhoto } from '../../../../contracts/selling/listing-analysis.ts';
import { expectEvery } from '../../../../tests/support/expect/expect-every.ts';
import { withEmail } from '../../../../tests/support/identity/credentials.ts';
import { asFile, drawing, drawPhoto } from '../../../../tests/support/photos/draw-photo.ts';
import { interlacedPng, jpegWithScans } from '../../../../tests/support/photos/photo-bombs.ts';
import { buildTestApp } from '../../../../tests/support/test-app.ts';

const { api, apiAs, server, config } = await buildTestApp({ settings: { UPLOAD_LIMIT: '1000' } });
let token: string;
let asSeller: Api;

const animatedMessage = 'This picture moves. Please choose a still photo.';
const heicMessage =
  'This HEIC photo cannot be read. On an iPhone, choose Settings, Camera, Formats, Most Compatible; or save the photo as JPG. Then choose it again.';
const typeMessage = 'Only JPG, JPEG, PNG, GIF, or WEBP images are allowed.';

beforeAll(async () => {
  token = (await api(signUpSeller, { body: withEmail('malee@example.com') })).token;
  asSeller = apiAs(token);
});

const send = (file: Blob | undefined) => asSeller(uploadPhoto, file ? { file } : {});

/** The paths of uploads in progress. */
async function incomingFiles(): Promise<string[]> {
  const names = await readdir(config.SNAPBAZAAR_DATA_DIR, { recursive: true });
  return names
    .filter((name) => /^incoming-\w+\//.test(name))
    .map((name) => path.join(config.SNAPBAZAAR_DATA_DIR, name));
}

/** A PNG of one frame that declares two. */
async function animatedPng(): Promise<Buffer> {
  const png = await drawing().png().toBuffer();
  const body = Buffer.concat([Buffer.from('acTL'), Buffer.from([0, 0, 0, 2, 0, 0, 0, 0])]);
  const chunk = Buffer.alloc(4 + body.length + 4);
  chunk.writeUInt32BE(8, 0);
  body.copy(chunk, 4);
  chunk.writeUInt32BE(crc32(body), 4 + body.length);
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}

async function animatedFrames(): Promise<Sharp> {
  const frames = await Promise.all(
    ['#ffffff', '#000000'].map((background) => drawing({ background }).png().toBuffer()),
  );
  return sharp(frames, { join: { animated: true } });
}

/** The first bytes of a HEIC file as phones write them. */
const heic = () =>
  Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic'), Buffer.alloc(200)]);

const jpeg = () => drawing({ width: 2000, height: 2000 }).jpeg({ quality: 100 }).toBuffer();

describe('an upload is refused with its own message:', () => {
  const refusals: [string, () => Promise<Uint8Array> | Uint8Array, number, string][] = [
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, typeMessage],
    [
      'an SVG that begins like a GIF',
      () => Buffer.from('GIF89a<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>'),
      400,
      'This photo is damaged or incomplete. Please choose another one.',
    ],
    ['a PDF named photo', () => Buffer.from('%PDF-1.7 …'), 415, typeMessage],
    ['an AVIF', () => drawing({ width: 64, height: 64 }).avif({ effort: 0 }).toBuffer(), 415, typeMessage],
    ['a TIFF', () => drawing({ width: 64, height: 64 }).tiff().toBuffer(), 415, typeMessage],
    ['two bytes', () => Buffer.from([0xff, 0xd8]), 415, typeMessage],
    ['a HEIC of nothing', heic, 415, heicMessage],
    ['an empty file', () => Buffer.alloc(0), 400, 'This file is empty. Please choose another photo.'],
    ['an animated GIF', async () => (await animatedFrames()).gif().toBuffer(), 400, animatedMessage],
    ['an animated WebP', async () => (await animatedFrames()).webp().toBuffer(), 400, animatedMessage],
    ['an animated PNG', animatedPng, 400, animatedMessage],
    [
      'half a JPEG',
      async () => (await jpeg()).subarray(0, 20_000),
      400,
      'This photo is damaged or incomplete. Please choose another one.',
    ],
    [
      'a JPEG of noise',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(3000, 7)]),
      400,
      'This photo is damaged or incomplete. Please choose another one.',
    ],
    [
      'an unsafe picture',
      () => drawing({ background: '#ff00ff' }).png().toBuffer(),
      400,
      'This picture cannot be shown in a shop. Please choose a photo of your product.',
    ],
    [
      '51 megapixels',
      () => drawing({ width: 10_200, height: 5_000 }).png({ compressionLevel: 1 }).toBuffer(),
      413,
      'This photo has more than 50 megapixels. Please choose a smaller one.',
    ],
    [
      'a JPEG of 400 scans',
      () => jpegWithScans(7000, 7000, 400),
      422,
      'This photo is saved in a way that takes too long to read. Please save it as an ordinary JPG and choose it again.',
    ],
    [
      'an interlaced PNG of 49 megapixels',
      () => interlacedPng(7000, 7000),
      413,
      'This photo is saved in several passes (progressive) and has more than 25 megapixels. Please save it without them, or choose a smaller one.',
    ],
    [
      '16 MB',
      () => Buffer.alloc(16 * 1024 * 1024, 1),
      413,
      'This file is larger than 15 MB. Please choose a smaller one.',
    ],
  ];

  test('what is no usable photo, each with the sentence that says so', () =>
    expectEvery(refusals, async (_, make, status, message) => {
      await expect(send(asFile(await make()))).rejects.toMatchObject({ status, message });
    }));

  test('no file at all', async () => {
    const message = 'Please choose a photo of your product.';
    await expect(send(undefined)).rejects.toMatchObject({ status: 400, message });
  });

  test('an image header that claims a huge size', async () => {
    const bomb = await drawing({ width: 8, height: 8 }).png().toBuffer();
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    await expect(send(asFile(bomb))).rejects.toMatchObject({ status: 413 });
  });

  test('two photos in one form', async () => {
    const form = new FormData();
    for (const name of ['a', 'b']) form.append('image', await drawPhoto(), name);
    const body = new Response(form);
    const response = await server.inject({
      method: 'POST',
      url: '/api/v1/remote/upload',
      headers: { authorization: token, 'content-type': body.headers.get('content-type') ?? '' },
      payload: Buffer.from(await body.arrayBuffer()),
    });
    expect(response.json()).toMatchObject({
      message: 'Please send one file at a time.',
      error: 'Please send one file at a time.',
    });
  });

  test('refused uploads leave no files behind', async () => {
    expect(await incomingFiles()).toEqual([]);
  });
});

describe('the client application', () => {
  const call = (name?: string) =>
    server.inject({
      url: `/api/v1/remote/products/${crypto.randomUUID()}`,
      headers: { authorization: token, ...(name === undefined ? {} : { [applicationHeader]: name }) },
    });

  test('may be the web client or missing, but not another', async () => {
    expect((await call('snapbazaar-web')).statusCode).toBe(200);
    expect((await call()).statusCode).toBe(200);
    const unknownClient = await call('someone-else');
    expect(unknownClient.statusCode).toBe(400);
    expect(unknownClient.json().error).toBe('This client application is not known here.');
  });

  test('does not authenticate a caller', async () => {
    const headers = { [applicationHeader]: 'snapbazaar-web' };
    const response = await server.inject({ url: `/api/v1/remote/products/${crypto.randomUUID()}`, headers });
    expect(response.statusCode).toBe(401);
  });
});

describe('over a real connection', () => {
  let port: number;
  beforeAll(async () => {
    await server.listen({ port: 0, host: '127.0.0.1' });
    port = (server.server.address() as AddressInfo).port;
  });

  const head =
    '--line\r\ncontent-disposition: form-data; name="image"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';
  const tail = '\r\n--line--\r\n';
  const headers = () => ({ authorization: token, 'content-type': 'multipart/form-data; boundary=line' });

  test.each(['with its length', 'without a length'])('a file of 200 MB %s is discarded and refused', async (how) => {
    const megabytes = 200;
    const length = head.length + megabytes * 1024 * 1024 + tail.length;
    const outgoing = request({
      port,
      method: 'POST',
      path: '/api/v1/remote/upload',
      headers: { ...headers(), ...(how === 'with its length' ? { 'content-length': length } : {}) },
    });
    const answered = once(outgoing, 'response');
    const before = process.memoryUsage.rss();
    outgoing.write(head);
    const chunk = Buffer.alloc(1024 * 1024, 1);
    for (let sent = 0; sent < megabytes; sent += 1) if (!outgoing.write(chunk)) await once(outgoing, 'drain');
    outgoing.end(tail);
    const [response] = await answered;
    expect(response.statusCode).toBe(413);
    const body = JSON.parse(Buffer.concat(await response.toArray()).toString());
    expect(body.message).toBe('This file is larger than 15 MB. Please choose a smaller one.');
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
    expect(await incomingFiles()).toEqual([]);
  });

  test('an upload is readable by its own user only, and an aborted one leaves no file behind', async () => {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    const lines = [
      'POST /api/v1/remote/upload HTTP/1.1',
      'host: localhost',
      ...Object.entries(headers()).map(([name, value]) => `${name}: ${value}`),
      `content-length: ${5 * 1024 * 1024}`,
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n${head}`);
    socket.write(Buffer.alloc(1024 * 1024, 1));
    await expect.poll(incomingFiles).toHaveLength(1);
    const [file = ''] = await incomingFiles();
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
    socket.destroy();
    await expect.poll(incomingFiles).toEqual([]);
  });
});
