import type { Region } from '../../contract/injection.js';

/** Space around the region, as a share of its larger side. */
const marginShare = 0.12;

interface FoundPlaceProps {
  url: string;
  region: Region;
  image: { width: number; height: number };
  /** What was found there. */
  name: string;
}

/** The part of the image in which a text was found, with a frame around the region. */
export function FoundPlace({ url, region, image, name }: FoundPlaceProps) {
  const margin = Math.max(region.width, region.height) * marginShare;
  const left = Math.max(0, region.x - margin);
  const top = Math.max(0, region.y - margin);
  const width = Math.min(image.width, region.x + region.width + margin) - left;
  const height = Math.min(image.height, region.y + region.height + margin) - top;
  if (width <= 0 || height <= 0) return null;
  return (
    <svg
      class="place"
      viewBox={`${left} ${top} ${width} ${height}`}
      role="img"
      aria-label={`Part of the picture: ${name}`}
    >
      <image href={url} width={image.width} height={image.height} preserveAspectRatio="none" />
      <rect x={region.x} y={region.y} width={region.width} height={region.height} />
    </svg>
  );
}
