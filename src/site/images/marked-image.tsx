import { useState } from 'preact/hooks';
import type { InjectionReading } from '../../contract/injection.js';
import { readTexts } from './read-names.js';

interface MarkedImageProps {
  name: string;
  url: string;
  injection: InjectionReading | null;
  /** The service has read the file. */
  isChecked: boolean;
}

/** The image, with a frame around each region where text was found. */
export function MarkedImage({ name, url, injection, isChecked }: MarkedImageProps) {
  const [shown, setShown] = useState(true);
  const reads = injection?.reads.filter(read => read.active && read.region?.page === 0) ?? [];
  const { width, height } = injection?.image ?? { width: 0, height: 0 };
  return (
    <figure class="picture">
      {shown ? (
        <div class="frame">
          <img src={url} alt={`Content of ${name}`} onError={() => setShown(false)} />
          {width > 0 && (
            <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
              {reads.map(({ name, region }) => (
                <rect key={name} x={region!.x} y={region!.y} width={region!.width} height={region!.height}>
                  <title>{readTexts[name].title}</title>
                </rect>
              ))}
            </svg>
          )}
        </div>
      ) : (
        <p class="note">This browser can't display the file{isChecked && ', but the service checked it'}.</p>
      )}
      <figcaption class="hint">{name}</figcaption>
    </figure>
  );
}
