import type { FoundText, InjectionReading, ReadName, Region } from '../../contract/injection.js';
import { bandOf, shownScore } from '../../engine/scan/bands.js';
import { isSearched } from '../../files/image/injection/findings.js';
import { Button, LinkButton, ScoreChip } from '../shared/controls.js';

/** The places in an image file where text is searched for: as a title, and as part of a sentence. */
export const readTexts: Readonly<Record<ReadName, { title: string; place: string }>> = {
  instruction_text: { title: 'The strongest text in the file', place: 'the file as a whole' },
  hidden_text: { title: 'Hidden text', place: 'text that people cannot see' },
  smuggled_text: { title: 'Invisible characters', place: 'characters that have no shape' },
  filename_text: { title: 'File name', place: 'the name of the file' },
  alt_text: { title: 'Alternative text', place: 'the alternative text' },
  metadata_text: { title: 'Metadata', place: 'fields that programs wrote into the file' },
  svg_text: { title: 'Text of the drawing', place: 'the text of the drawing' },
  trailing_text: { title: 'After the picture', place: 'data after the end of the picture' },
  qr_text: { title: 'QR codes and bar codes', place: 'QR codes and bar codes' },
  stealth_text: { title: 'Hidden in the pixels', place: 'data hidden in the colours of the pixels' },
  printed_text: { title: 'Printed text', place: 'text printed in the picture' },
};

/** Layers of the response without which an image has no such place. */
const ownLayers: Partial<Record<ReadName, string>> = {
  filename_text: 'filename',
  alt_text: 'alt_text',
  svg_text: 'svg',
};

/** Score from which a text counts: the start of the band `moderate`. */
export const countingScore = 0.25;

interface InjectionProps {
  reading: InjectionReading;
  /** Address of the image; absent for a saved result, which has no image. */
  url?: string | undefined;
  /** Reads the text printed in the picture; absent where that cannot be done. */
  onDeepRead?: (() => void) | undefined;
}

/**
 * Shows how much of the text in an image is phrased as an instruction to a model, and every place with text.
 * The service has escaped characters with an effect in the quoted texts.
 */
export function PromptInjection({ reading, url, onDeepRead }: InjectionProps) {
  const { instruction_density, band, confidence, leading_read, reads, image } = reading;
  const { layers_read, degraded, abstained, disclaimer } = reading;
  // The read of the whole file repeats the strongest text, except where it joins several.
  const strongest = Math.max(...reads.map(read => (read.name === 'instruction_text' ? 0 : read.score)));
  const active = reads
    .filter(read => read.active && (read.name !== 'instruction_text' || read.score > strongest))
    .sort((one, other) => other.score - one.score);
  // Hidden text of a drawing is text of the drawing.
  const hidesText = active.some(({ name }) => name === 'hidden_text');
  const placesOf = (searched: boolean) =>
    reads
      .filter(({ name, active }) => !active && name !== 'instruction_text')
      .filter(({ name }) => ownLayers[name] === undefined || layers_read.includes(ownLayers[name]))
      .filter(({ name }) => name !== 'svg_text' || !hidesText)
      .filter(({ name }) => isSearched(name, layers_read) === searched)
      .map(({ name }) => readTexts[name].place)
      .join(', ');
  const [empty, notSearched] = [placesOf(true), placesOf(false)];
  const canReadPrint = onDeepRead !== undefined && degraded?.includes('a deep read') === true;
  const unread = degraded !== null && (
    <p class="note">
      {degraded} {canReadPrint && !abstained && <LinkButton onClick={onDeepRead}>Deep read</LinkButton>}
    </p>
  );
  // A low score says nothing about what could not be read.
  const isPositive = !abstained && instruction_density >= 50;
  // The place of the strongest text is the next in rank.
  const leading = leading_read === 'instruction_text' ? (active[0]?.name ?? leading_read) : leading_read;
  return (
    <section class="injection" aria-labelledby="injection">
      <h2 id="injection" tabIndex={-1}>
        Instructions to an AI model
      </h2>
      {!isPositive && unread}
      {abstained && canReadPrint ? (
        <div class="row">
          <p class="grow">No score yet: the text that is printed in the picture has not been read.</p>
          <Button onClick={onDeepRead}>Deep read</Button>
        </div>
      ) : abstained || band === null ? (
        <p>
          {degraded === null ? 'Too little text was found' : 'Too little could be read'} for a score of the
          image. That is not the same as a low score.
        </p>
      ) : (
        <div class="row">
          <ScoreChip score={instruction_density} band={band} />
          <p class="grow">
            Of 100, band <strong>{band}</strong>
            {instruction_density >= countingScore * 100 && `, mostly from ${readTexts[leading].place}`}.
          </p>
        </div>
      )}
      <p class="hint">Confidence {confidence.replace(/^\w/, first => first.toLowerCase())}</p>
      {isPositive && unread}
      {active.length > 0 && <h3>What was found where</h3>}
      {active.length > 0 && abstained && (
        <p class="hint">Each score below is that of one text alone, not of the image.</p>
      )}
      <ul class="reads">
        {active.map(({ name, score, detail, value, others, region }) => (
          <li key={name}>
            <div class="row">
              <strong>{readTexts[name].title}</strong>
              <svg class="bar-track" aria-hidden="true">
                <rect class={`bar band-${bandOf(score * 100)}`} width={`${score * 100}%`} height="100%" />
              </svg>
              <span class="amount">{shownScore(score * 100)}</span>
            </div>
            <p class="hint">{detail}</p>
            {url !== undefined && region?.page === 0 && (
              <FoundPlace url={url} region={region} image={image} name={readTexts[name].title} />
            )}
            {[value, ...others].map(found => (
              <Found key={found.sha256} {...found} />
            ))}
          </li>
        ))}
      </ul>
      <p class="hint">
        {empty !== '' && `Nothing found in: ${empty}.`}
        {notSearched !== '' && ` Not read: ${notSearched}.`}
      </p>
      <p class="hint">{disclaimer}</p>
    </section>
  );
}

/** A quoted text, which the service has escaped. */
const Found = ({ source, text }: FoundText) => (
  <figure class="found">
    {text && <blockquote>{text}</blockquote>}
    <figcaption class="hint">{source}</figcaption>
  </figure>
);

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
function FoundPlace({ url, region, image, name }: FoundPlaceProps) {
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
