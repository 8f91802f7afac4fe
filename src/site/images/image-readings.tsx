import type { ImageResult } from '../../client/index.js';
import { config } from '../api.js';
import { fileName } from '../base/format.js';
import { useStore } from '../base/store.js';
import { recordPath } from '../scan/tab-results.js';
import { Button } from '../shared/controls.js';
import { download } from '../shared/files.js';
import { PrintNote } from '../shared/print-note.js';
import { PromptInjection } from './prompt-injection.js';
import { Provenance } from './provenance.js';

interface ReadingsProps {
  /** Name of the image file. */
  name: string;
  result: Pick<ImageResult, 'id' | 'provenance' | 'injection' | 'degraded'>;
  /** Address of the image in this browser; absent for a saved result. */
  url?: string;
  onDeepRead?: () => void;
}

/** Both readings of an image, and the actions on them. */
export function ImageReadings({ name, result, url, onDeepRead }: ReadingsProps) {
  const { id, provenance, injection, degraded } = result;
  const json = () => `${JSON.stringify({ file: name, provenance, injection }, null, 2)}\n`;
  return (
    <>
      {degraded && <p class="note">{degraded}</p>}
      <Provenance reading={provenance} />
      <PromptInjection reading={injection} url={url} onDeepRead={onDeepRead} />
      <div class="row record-actions" role="group" aria-label="Result">
        <Button onClick={() => print()}>Print</Button>
        <Button onClick={() => download(json(), 'application/json', fileName(name, 'result', 'json'))}>
          JSON
        </Button>
        {url !== undefined && id !== null && <a href={recordPath(id)}>Saved in your history</a>}
      </div>
      <PrintNote
        version={`Telltale ${useStore(config)?.version ?? ''}`}
        path={id === null ? null : recordPath(id)}
      />
    </>
  );
}
