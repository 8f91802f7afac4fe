/** Memory that a decoder needs besides the raster it returns, estimated from the file's header. */
import type { Metadata } from 'sharp';

/**
 * Bytes per pixel of the file. Decoders that work row by row need almost no memory. Others store the whole
 * picture: for progressive JPEG its coefficients (two bytes each), for interlaced PNG its samples, for GIF a
 * canvas and the previous frame, for WebP a canvas, for AVIF the planes and the picture made of them.
 * Measured on pictures of 100 megapixels with libvips 8.18.
 */
export function decoderBytesPerPixel(header: Metadata, bytes: Uint8Array): number {
  const samples = header.channels * (header.depth === 'ushort' ? 2 : 1);
  switch (header.format) {
    case 'jpeg':
      return header.isProgressive ? 2 * jpegSamplesPerPixel(header) : 0;
    case 'png':
      return header.isProgressive ? samples : 0;
    case 'gif':
      return 6;
    case 'webp':
      // A lossy picture is reduced while it is decoded; an animation has two canvases.
      return (header.pages ?? 1) > 1 ? 8 : isLossless(bytes) ? 4 : 1.5;
    case 'heif':
      return 12;
    default:
      return 0;
  }
}

/** With 4:2:0 subsampling each of the two chroma planes has a quarter of the picture's pixels. */
const jpegSamplesPerPixel = ({ channels, chromaSubsampling = '' }: Metadata): number =>
  channels >= 3 && chromaSubsampling.startsWith('4:2:0') ? channels - 1.5 : channels;

const isLossless = (webp: Uint8Array): boolean =>
  Buffer.from(webp.buffer, webp.byteOffset, webp.byteLength).includes('VP8L');
