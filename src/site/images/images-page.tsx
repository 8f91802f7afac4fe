import { useEffect, useState } from 'preact/hooks';
import type { InjectionReading, ProvenanceReading } from '../../client/index.js';
import { limits } from '../../limits.js';
import { SignedInOnly } from '../account/signed-in-only.js';
import { telltale } from '../api.js';
import { refreshConfig } from '../session.js';
import { ErrorNotice } from '../shared/error-notice.js';
import { FileButton, useFileDrop } from '../shared/file-input.js';
import { Progress } from '../shared/progress.js';
import { useTask } from '../shared/task.js';
import { MarkedImage } from './marked-image.js';
import { PromptInjection } from './prompt-injection.js';
import { Provenance } from './provenance.js';

const imageTypes = 'image/*,.heic,.avif,.dng,.tif,.tiff,.svg';

export const ImagesPage = () => (
  <SignedInOnly why="Sign in to read what a picture declares about how it was made, and whether it speaks to a model. An account is free.">
    <Images />
  </SignedInOnly>
);

interface Chosen {
  file: File;
  url: string;
}

function Images() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [deep, setDeep] = useState(false);
  const [alt, setAlt] = useState('');
  const [declared, setDeclared] = useState<ProvenanceReading | null>(null);
  const [injection, setInjection] = useState<InjectionReading | null>(null);
  const provenance = useTask();
  const reading = useTask();
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  const read = (file: File) => {
    setDeclared(null);
    setInjection(null);
    void provenance.run(async signal => {
      setDeclared(await telltale.scanImage(file, { signal }));
    });
    void reading.run(async signal => {
      const options = { deep, ...(alt.trim() !== '' && { alt_text: alt }) };
      setInjection(await telltale.injectionImage(file, options, { signal }));
      void refreshConfig();
    });
  };
  const take = (file: File) => {
    setChosen({ file, url: URL.createObjectURL(file) });
    read(file);
  };
  const { dragging, handlers } = useFileDrop(take);

  return (
    <>
      <h1 tabIndex={-1}>Read an image</h1>
      <p class="lede">
        What the file itself states about how it was made, and whether text in it is phrased as an instruction
        to a model. It is read in memory and not kept.
      </p>
      <div class={`card image-drop${dragging ? ' dragging' : ''}`} {...handlers}>
        <div class="row">
          <FileButton accept={imageTypes} onFile={take}>
            Choose an image
          </FileButton>
          <span class="hint wide-only">
            or drop one here: PNG, JPEG, WebP, GIF, SVG, AVIF, HEIC, TIFF, BMP, up to 10 MB
          </span>
        </div>
        <div class="options">
          <label class="field grow">
            Alternative text that goes with it, read too
            <input
              type="text"
              maxLength={limits.altTextChars}
              value={alt}
              onInput={event => setAlt(event.currentTarget.value)}
            />
          </label>
          <label class="check">
            <input type="checkbox" checked={deep} onChange={event => setDeep(event.currentTarget.checked)} />
            Also read text printed in the picture (slower)
          </label>
          {chosen !== null && (
            <button type="button" class="quiet" onClick={() => read(chosen.file)}>
              Read it again
            </button>
          )}
        </div>
      </div>
      {chosen !== null && (
        <div class="image-result">
          <MarkedImage name={chosen.file.name} url={chosen.url} injection={injection} />
          <div>
            <Progress when={provenance.busy || reading.busy} what={`Reading ${chosen.file.name} …`} />
            <ErrorNotice problem={provenance.problem ?? reading.problem} onRetry={() => read(chosen.file)} />
            {declared !== null && <Provenance reading={declared} />}
            {injection !== null && <PromptInjection reading={injection} />}
          </div>
        </div>
      )}
    </>
  );
}
