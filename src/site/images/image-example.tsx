import type { InjectionReading, ProvenanceReading } from '../../client/index.js';
import { exampleReadings } from '../../generated/image-example.js';
import { MarkedImage } from './marked-image.js';
import { PromptInjection } from './prompt-injection.js';
import { Provenance } from './provenance.js';

const url = '/example-image.png';
// The compiler infers strings where the contract has literals.
const declared = exampleReadings.declared as ProvenanceReading;
const injection = exampleReadings.injection as InjectionReading;

/** An image of the project with the recorded result of the service, for people without an account. */
export const ImageExample = () => (
  <section aria-labelledby="example">
    <h2 id="example">An example</h2>
    <p class="hint">
      A drawing made for this page, with metadata of an image generator, a printed text and a QR code. The
      result below was recorded when the service was built.
    </p>
    <div class="image-result">
      <MarkedImage name="harbour.png" url={url} injection={injection} isChecked={true} />
      <div>
        <Provenance reading={declared} />
        <PromptInjection reading={injection} url={url} />
      </div>
    </div>
  </section>
);
