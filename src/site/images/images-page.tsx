import { useEffect, useState } from 'preact/hooks';
import type { ImageResult, InjectionReading, ProvenanceReading } from '../../client/index.js';
import { limits } from '../../contract/limits.js';
import { fileSize } from '../../contract/prose.js';
import { sniff } from '../../files/image/sniff.js';
import { exampleReadings } from '../../generated/image-example.js';
import { SignIn } from '../account/sign-in.js';
import { config, refreshConfig, telltale } from '../api.js';
import { useStore } from '../base/store.js';
import { Button, Check, Field } from '../shared/controls.js';
import { DropArea, type Files, FilesButton } from '../shared/files.js';
import { ErrorNotice, Progress, useTask } from '../shared/task.js';
import { ImageReadings } from './image-readings.js';
import { countingScore, PromptInjection, readTexts } from './prompt-injection.js';
import { Provenance } from './provenance.js';
import '../styles/lists.css';
import '../styles/images.css';

/** The first bytes of a file, which show its format. */
const headBytes = 4096;
const imageTypes = 'image/*,.heic,.avif,.dng,.tif,.tiff,.svg';

/** Brings an answer into view, with the focus unless the person is typing. */
function showAnswer(heading: HTMLElement | null): void {
  heading?.scrollIntoView({ block: 'nearest' });
  if (document.activeElement?.matches('[maxlength]') !== true) heading?.focus({ preventScroll: true });
}

/** Checks an image. A visitor makes an account in place, and the check goes on with the chosen file. */
export default function ImagesPage() {
  const account = useStore(config)?.account;
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null);
  const [notice, setNotice] = useState('');
  const [alt, setAlt] = useState('');
  const [saves, setSaves] = useState(true);
  const [result, setResult] = useState<ImageResult | null>(null);
  const task = useTask();
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen]);

  const analyse = (file: File, before: ImageResult | null = null) => {
    const deep = before !== null;
    setResult(null);
    void task.run(async signal => {
      const options = { deep, save: saves, ...(alt.trim() !== '' && { alt_text: alt }) };
      setResult(await telltale.image(file, options, { signal }));
      // The deep read replaces the result before it, also in the history.
      requestAnimationFrame(() => showAnswer(document.getElementById(deep ? 'injection' : 'declared')));
      if (before?.id) await telltale.images.delete(before.id);
      void refreshConfig();
    });
  };
  const choose = async ([file, ...others]: Files) => {
    // A file that the service refuses is not worth an account.
    const isImage = sniff(new Uint8Array(await file.slice(0, headBytes).arrayBuffer())) !== null;
    const problem =
      file.size > limits.imageBytes
        ? `larger than ${fileSize(limits.imageBytes)}`
        : isImage
          ? null
          : 'not an image in one of these formats';
    task.stop();
    setResult(null);
    const notices = [
      problem && `${file.name} is ${problem}.`,
      others.length === 1 && `One image at a time: ${others[0]!.name} was not opened.`,
      others.length > 1 && `One image at a time: ${others.length} other files were not opened.`,
    ];
    setNotice(notices.filter(Boolean).join(' '));
    setChosen(problem === null ? { file, url: URL.createObjectURL(file) } : null);
  };
  useEffect(() => {
    if (chosen !== null && account) analyse(chosen.file);
  }, [chosen, account]);
  return (
    <>
      <h1 tabIndex={-1}>Images</h1>
      <p class="lede">
        Shows what the file declares about how it was made, and whether text in it is phrased as an
        instruction to an AI model. The image is analysed in memory and not stored.
      </p>
      <div class={chosen === null ? 'image-start' : undefined}>
        <DropArea class="drop" onFiles={choose}>
          <div class="row">
            <FilesButton accept={imageTypes} onFiles={choose}>
              Choose an image
            </FilesButton>
            <span class="hint">
              or drop one here: PNG, JPEG, WebP, GIF, SVG, AVIF, HEIC, TIFF, BMP, up to{' '}
              {fileSize(limits.imageBytes)}
            </span>
          </div>
          {account === null && chosen === null && (
            <p class="hint">The check needs an account, which is free: a name and a password.</p>
          )}
          {notice !== '' && (
            <p class="note" role="alert">
              {notice}
            </p>
          )}
          {(chosen === null || account) && (
            <Field
              label="Alternative text (optional, checked as well)"
              maxLength={limits.altTextChars}
              value={alt}
              onText={setAlt}
            />
          )}
          {account && (
            <Check checked={saves} onCheck={setSaves}>
              Save the result to my history, without the image
            </Check>
          )}
          {chosen !== null && account && <Button onClick={() => analyse(chosen.file)}>Check it again</Button>}
        </DropArea>
        {chosen === null && <ImageExample />}
      </div>
      {chosen !== null && (
        <div class="image-result">
          <MarkedImage
            key={chosen.url}
            name={chosen.file.name}
            url={chosen.url}
            injection={result?.injection ?? null}
          />
          <div>
            {account === null && (
              <SignIn
                inPlace
                why={`An account is free: a name and a password. The check of ${chosen.file.name} then goes on.`}
              />
            )}
            <Progress when={task.busy} what={`Checking ${chosen.file.name} …`} />
            <ErrorNotice problem={task.problem} onRetry={() => analyse(chosen.file)} />
            {result !== null && (
              <ImageReadings
                name={chosen.file.name}
                result={result}
                url={chosen.url}
                onDeepRead={() => analyse(chosen.file, result)}
              />
            )}
          </div>
        </div>
      )}
    </>
  );
}

interface MarkedImageProps {
  name: string;
  url: string;
  /** Null until the service has read the file. */
  injection: InjectionReading | null;
}

/** The image, with a frame around each region whose text counts towards the score. */
function MarkedImage({ name, url, injection }: MarkedImageProps) {
  const [shown, setShown] = useState(true);
  const reads =
    injection?.reads.filter(({ score, region }) => score >= countingScore && region?.page === 0) ?? [];
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
        <p class="note">
          This browser can't display the file{injection !== null && ', but the service checked it'}.
        </p>
      )}
      <figcaption class="hint">{name}</figcaption>
    </figure>
  );
}

const exampleUrl = '/example-image.png';
// The compiler infers strings where the contract has literals.
const declared = exampleReadings.declared as ProvenanceReading;
const injection = exampleReadings.injection as InjectionReading;

/** An image of the project with the recorded result of the service, for people without an account. */
const ImageExample = () => (
  <section aria-labelledby="example">
    <h2 id="example">An example</h2>
    <p class="hint">
      A drawing made for this page, with metadata of an image generator, a printed text and a QR code. The
      result below was recorded when the service was built.
    </p>
    <div class="image-result">
      <MarkedImage name="harbour.png" url={exampleUrl} injection={injection} />
      <div>
        <Provenance reading={declared} />
        <PromptInjection reading={injection} url={exampleUrl} />
      </div>
    </div>
  </section>
);
