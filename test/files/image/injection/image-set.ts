import sharp from 'sharp';

/** A picture of a page with lines of text in `colour` on white. */
export async function page(lines: string[], colour = '#000', size = 26, angle = 0): Promise<Uint8Array> {
  const text = lines
    .map(
      (line, i) =>
        `<text x="30" y="${60 + i * size * 2}" font-size="${size}" font-family="DejaVu Sans, sans-serif" fill="${colour}">${line.replace(/[&<>]/g, sign => `&#${sign.charCodeAt(0)};`)}</text>`,
    )
    .join('');
  const height = Math.max(320, 60 + lines.length * size * 2);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="${height}"><rect width="900" height="${height}" fill="#fff"/>${text}</svg>`;
  return new Uint8Array(
    await sharp(await sharp(Buffer.from(svg)).png().toBuffer())
      .rotate(angle, { background: '#fff' })
      .png()
      .toBuffer(),
  );
}

export const plainPicture = async (): Promise<Uint8Array> =>
  new Uint8Array(
    await sharp({ create: { width: 64, height: 48, channels: 3, background: '#3a6ea5' } })
      .png()
      .toBuffer(),
  );
